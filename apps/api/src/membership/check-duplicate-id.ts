import { checkDuplicateId as contract } from '@hygiene/contracts'
import { implement } from '../http/implement.ts'

/** Who leaves gives the id back: the row keeps a word nobody can type in its place. */
export const checkDuplicateId = implement(contract, async ({ input, deps, refuse }) => {
  const known = await deps.db.member.count({ where: { userId: input.userId } })
  if (known > 0) throw refuse('ID_TAKEN')
  return { isFree: true as const }
})
