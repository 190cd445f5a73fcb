import { extendStaffLogin as contract } from '@hygiene/contracts/staff/employee/extend-staff-login'
import { implement } from '../../http/implement.ts'

/** Admission has moved the clock already, as it does for every call of staff: within 15 s of the last one it stands. */
export const extendStaffLogin = implement(contract, async ({ caller: { remainingSeconds } }) => ({
  remainingSeconds,
}))
