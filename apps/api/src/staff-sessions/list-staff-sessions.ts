import { listStaffSessions as contract } from '@hygiene/contracts'
import { addSeoulDays, branchesOf, isOfBranches, startOfSeoulDay } from '@hygiene/domain'
import { pageStaffSessions } from '@hygiene/operations/in-person/session/page-staff-sessions'
import { implement } from '../http/implement.ts'
import { sessionItemOf } from './session-view.ts'

export const listStaffSessions = implement(contract, async ({ input, caller, deps, now }) => {
  const { fromDay, toDay, status, hasAttention = false, branchNo, venueNo } = input.filter
  const own = branchesOf(caller)
  const wanted = {
    from: fromDay === undefined ? null : startOfSeoulDay(fromDay),
    until: toDay === undefined ? null : startOfSeoulDay(addSeoulDays(toDay, 1)),
    branches: branchNo === undefined ? own : [branchNo].filter((no) => isOfBranches(own, no)),
    venueNo: venueNo ?? null,
    status: status ?? null,
    hasAttention,
  }
  const { rows, ...page } = await pageStaffSessions(deps.db, wanted, input, now)
  return { list: rows.map(sessionItemOf), ...page }
})
