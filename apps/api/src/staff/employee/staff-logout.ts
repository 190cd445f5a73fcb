import { staffLogout as contract } from '@hygiene/contracts/staff/employee/staff-logout'
import { logOutStaff } from '@hygiene/operations/staff/employee/log-out-staff'
import { implement } from '../../http/implement.ts'

export const staffLogout = implement(contract, async ({ caller, deps, now }) => {
  await logOutStaff(deps.db, caller, now)
  return { ended: true as const }
})
