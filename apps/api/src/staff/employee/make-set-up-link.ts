import { makeSetUpLink as contract } from '@hygiene/contracts/staff/employee/make-set-up-link'
import { makeSetUpLink as make } from '@hygiene/operations/staff/employee/make-set-up-link'
import { implement } from '../../http/implement.ts'
import { findEmployee, logged } from './find-employee.ts'

export const makeSetUpLink = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo } = input
  const employee = await findEmployee(deps.db, employeeNo)
  if (!employee) throw refuse('EMPLOYEE_NOT_FOUND')
  const alongside = logged({ caller, ipAddress, now, operation: 'makeSetUpLink', employee })
  const made = await make(deps.db, { employeeNo, callerNo: caller.employeeNo, alongside }, now)
  if (!made.allowed) throw refuse(made.reason)
  return { setUpSecret: made.setUpSecret, endsAt: made.endsAt.toISOString() }
})
