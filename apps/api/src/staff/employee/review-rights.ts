import { reviewRights as contract } from '@hygiene/contracts/staff/employee/review-rights'
import { reviewRights as review } from '@hygiene/operations/staff/employee/review-rights'
import { implement } from '../../http/implement.ts'
import { findEmployee, logged } from './find-employee.ts'

export const reviewRights = implement(contract, async ({ input, caller, deps, ipAddress, now, refuse }) => {
  const { employeeNo, text } = input
  const employee = await findEmployee(deps.db, employeeNo)
  if (!employee) throw refuse('EMPLOYEE_NOT_FOUND')
  const alongside = logged({ caller, ipAddress, now, operation: 'reviewRights', employee, text })
  const reviewed = await review(deps.db, { employeeNo, reviewerNo: caller.employeeNo, text, alongside }, now)
  if (!reviewed.allowed) throw refuse(reviewed.reason)
  return { employeeNo }
})
