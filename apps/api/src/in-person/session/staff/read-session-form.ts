import { readSessionForm as contract } from '@hygiene/contracts/in-person/session/staff/read-session-form'
import { branchesOf } from '@hygiene/domain'
import { implement } from '../../../http/implement.ts'

export const readSessionForm = implement(contract, async ({ caller, deps }) => {
  const own = branchesOf(caller)
  const branches = await deps.db.branch.findMany({
    where: { parentNo: null, ...(own === null ? {} : { branchNo: { in: [...own] } }) },
    orderBy: [{ position: 'asc' }, { branchNo: 'asc' }],
  })
  const venues = await deps.db.venue.findMany({
    where: { retiredAt: null },
    orderBy: [{ name: 'asc' }, { venueNo: 'asc' }],
  })
  return { branches, venues }
})
