import { extendStaffLogin as contract } from '@hygiene/contracts/staff/employee/extend-staff-login'
import { implement } from '../../http/implement.ts'

/** Admission has moved the clock already, as for every call of staff. Within 15 s of the last write it stays. */
export const extendStaffLogin = implement(contract, async ({ caller: { remainingSeconds } }) => ({
  remainingSeconds,
}))
