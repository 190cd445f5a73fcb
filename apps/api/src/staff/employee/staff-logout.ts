import { staffLogout as contract } from '@hygiene/contracts/staff/employee/staff-logout'
import { staffLogout as logOut } from '@hygiene/operations/staff/employee/staff-logout'
import { implement } from '../../http/implement.ts'

export const staffLogout = implement(contract, async ({ caller, deps, now }) => {
  await logOut(deps.db, caller, now)
  return { ended: true as const }
})
