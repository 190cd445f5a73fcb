import { listStaffSessions as contract } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { branchesOf } from '@hygiene/domain'
import { pageStaffSessions } from '@hygiene/operations/in-person/session/page-staff-sessions'
import { implement } from '../../../http/implement.ts'
import { sessionItemOf } from './session-view.ts'

export const listStaffSessions = implement(contract, async ({ input, caller, deps, now }) => {
  const wanted = { ...input, branches: branchesOf(caller) }
  const { rows, ...page } = await pageStaffSessions(deps.db, wanted, input, now)
  return { list: rows.map(sessionItemOf), ...page }
})
