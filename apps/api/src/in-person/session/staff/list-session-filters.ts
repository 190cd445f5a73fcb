import { listSessionFilters as contract } from '@hygiene/contracts/in-person/session/staff/list-session-filters'
import { branchesOf } from '@hygiene/domain'
import { implement } from '../../../http/implement.ts'

export const listSessionFilters = implement(contract, async ({ caller, deps }) => {
  const own = branchesOf(caller)
  const branches = await deps.db.branch.findMany({
    where: own === null ? { parentNo: null } : { branchNo: { in: [...own] } },
    orderBy: [{ position: 'asc' }, { branchNo: 'asc' }],
  })
  const venues = await deps.db.venue.findMany({
    where: own === null ? {} : { sessions: { some: { branchNo: { in: [...own] } } } },
    orderBy: [{ name: 'asc' }, { venueNo: 'asc' }],
  })
  return { branches, venues }
})
