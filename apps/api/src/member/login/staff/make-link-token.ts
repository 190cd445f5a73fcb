import { makeLinkToken as contract } from '@hygiene/contracts/member/login/staff/make-link-token'
import { makeLinkToken as make } from '@hygiene/operations/staff/employee/make-link-token'
import { implement } from '../../../http/implement.ts'

export const makeLinkToken = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  // The specification sends the employee's number; it can only be the caller's own.
  if (input.employeeNo !== caller.employeeNo) throw refuse('STAFF_FORBIDDEN')
  const made = await make(deps.db, { ...input, ipAddress }, now)
  if (!made.allowed) throw refuse(made.reason)
  return { authorization: made.authorization, expiresAt: made.expiresAt }
})
