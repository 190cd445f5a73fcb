import { disableAccount as contract } from '@hygiene/contracts/staff/employee/disable-account'
import { disableAccount as disable } from '@hygiene/operations/staff/employee/disable-account'
import { implement } from '../../http/implement.ts'
import { findEmployee, logged } from './find-employee.ts'

export const disableAccount = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo, text } = input
  if (employeeNo === caller.employeeNo) throw refuse('EMPLOYEE_YOURSELF')
  const employee = await findEmployee(deps.db, employeeNo)
  if (!employee) throw refuse('EMPLOYEE_NOT_FOUND')
  const { loginId } = employee
  const alongside = logged({ caller, ipAddress, now, operation: 'disableAccount', employee, text })
  await disable(deps.db, { loginId, alongside }, now)
  return { employeeNo }
})
