import { listStaffSessions as contract } from '@hygiene/contracts'
import { pageFactsOf, pageWindow } from '@hygiene/contracts/kit'
import { addSeoulDays, branchesOf, isOfBranches, startOfSeoulDay } from '@hygiene/domain'
import {
  listStaffSessions as listRows,
  type StaffSessionsWanted,
} from '@hygiene/operations/in-person/session/list-staff-sessions'
import { type Call, implement } from '../http/implement.ts'
import { sessionItemOf } from './session-view.ts'

export const listStaffSessions = implement(contract, async (call) => {
  const { input, caller, deps, now } = call
  const { page, limit } = input
  const { rows, totalRow } = await listRows(deps.db, wantedOf(call), pageWindow(page, limit), now)

  const own = branchesOf(caller)
  const branches = await deps.db.branch.findMany({
    where: own === null ? { parentNo: null } : { branchNo: { in: [...own] } },
    orderBy: [{ position: 'asc' }, { branchNo: 'asc' }],
  })
  return { list: rows.map(sessionItemOf), pageInfo: pageFactsOf(page, limit, totalRow), branches }
})

function wantedOf({ input, caller }: Call<typeof contract>): StaffSessionsWanted {
  const { fromDay, toDay, status, attentionOnly, branchNo } = input
  const own = branchesOf(caller)
  const chosen = branchNo === undefined ? own : [branchNo].filter((no) => isOfBranches(own, no))
  return {
    from: fromDay === undefined ? null : startOfSeoulDay(fromDay),
    until: toDay === undefined ? null : startOfSeoulDay(addSeoulDays(toDay, 1)),
    branches: chosen,
    status: status ?? null,
    isAttentionOnly: attentionOnly === 1,
  }
}
