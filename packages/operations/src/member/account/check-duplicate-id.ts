import { checkDuplicateId as contract } from '@hygiene/contracts/member/account/check-duplicate-id'
import { query } from '../../kit/operation.ts'
import { denied } from '@hygiene/domain/verdict'

/** A withdrawn member's id is free again: their row keeps a placeholder that cannot be typed. */
export const checkDuplicateId = query(contract, async ({ input, db }) => {
  const known = await db.member.count({ where: { userId: input.userId } })
  if (known > 0) return denied('ID_TAKEN')
  return { isFree: true as const }
})
