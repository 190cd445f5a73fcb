import { staffLogout as contract } from '@hygiene/contracts/staff/staff-logout'
import { logOutStaff } from '@hygiene/operations/staff/log-out-staff'
import { implement } from '../http/implement.ts'

export const staffLogout = implement(contract, async ({ caller, deps, now }) => {
  await logOutStaff(deps.db, caller, now)
  return { ended: true as const }
})
