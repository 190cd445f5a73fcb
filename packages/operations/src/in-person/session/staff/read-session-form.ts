import { readSessionForm as contract } from '@hygiene/contracts/in-person/session/staff/read-session-form'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { query } from '../../../kit/operation.ts'

export const readSessionForm = query(contract, async ({ actor, db }) => {
  const own = branchesOf(actor)
  const branches = await db.branch.findMany({
    where: { parentNo: null, ...(own === null ? {} : { branchNo: { in: [...own] } }) },
    orderBy: [{ position: 'asc' }, { branchNo: 'asc' }],
  })
  const venues = await db.venue.findMany({
    where: { retiredAt: null },
    orderBy: [{ name: 'asc' }, { venueNo: 'asc' }],
  })
  return { branches, venues }
})
