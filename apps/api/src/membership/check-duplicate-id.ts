import { checkDuplicateId as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Ids of people who left stay taken: their records are still known by them. */
export const checkDuplicateId = implement(contract, async ({ input, deps, refuse }) => {
  const known = await deps.db.member.count({ where: { userId: input.userId } })
  if (known > 0) throw refuse('ID_TAKEN')
  return { isFree: true as const }
})
