import { listStaffSessions as contract } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import { branchesOf } from '@hygiene/domain'
import { listStaffSessions as perform } from '@hygiene/operations/in-person/session/list-staff-sessions'
import { implement } from '../../../http/implement.ts'
import { sessionItemOf } from './session-view.ts'

export const listStaffSessions = implement(contract, async ({ input, caller, deps, now }) => {
  const wanted = { ...input, branches: branchesOf(caller) }
  const { rows, ...page } = await perform(deps.db, wanted, input, now)
  return { list: rows.map(sessionItemOf), ...page }
})
