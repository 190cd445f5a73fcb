import { listSessionFilters as contract } from '@hygiene/contracts/in-person/session/staff/list-session-filters'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { query } from '../../../kit/operation.ts'

export const listSessionFilters = query(contract, async ({ actor, db }) => {
  const own = branchesOf(actor)
  const branches = await db.branch.findMany({
    where: own === null ? { parentNo: null } : { branchNo: { in: [...own] } },
    orderBy: [{ position: 'asc' }, { branchNo: 'asc' }],
  })
  const venues = await db.venue.findMany({
    where: own === null ? {} : { sessions: { some: { branchNo: { in: [...own] } } } },
    orderBy: [{ name: 'asc' }, { venueNo: 'asc' }],
  })
  return { branches, venues }
})
