import { resetApp as contract } from '@hygiene/contracts/staff/employee/reset-app'
import { resetApp as reset } from '@hygiene/operations/staff/employee/reset-app'
import { implement } from '../../http/implement.ts'
import { findEmployee, logged } from './find-employee.ts'

export const resetApp = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo, text } = input
  const employee = await findEmployee(deps.db, employeeNo)
  if (!employee) throw refuse('EMPLOYEE_NOT_FOUND')
  const { loginId } = employee
  const alongside = logged({ caller, ipAddress, now, operation: 'resetApp', employee, text })
  await reset(deps.db, { loginId, alongside }, now)
  return { employeeNo }
})
