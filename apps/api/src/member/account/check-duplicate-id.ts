import { checkDuplicateId as contract } from '@hygiene/contracts/member/account/check-duplicate-id'
import { implement } from '../../http/implement.ts'

/** A leaving member gives the id back: the row keeps a word in its place that no person can type. */
export const checkDuplicateId = implement(contract, async ({ input, deps, refuse }) => {
  const known = await deps.db.member.count({ where: { userId: input.userId } })
  if (known > 0) throw refuse('ID_TAKEN')
  return { isFree: true as const }
})
