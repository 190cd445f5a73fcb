import { reviewRights as contract } from '@hygiene/contracts/staff/employee/review-rights'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { findEmployee } from './find-employee.ts'

/** Records a review of an employee's rights. An employee cannot review their own. */
export const reviewRights = operation(contract, async ({ db, input, actor, now, log }) => {
  const { employeeNo, text } = input
  const { employeeNo: reviewerNo } = actor
  const employee = await findEmployee(db, employeeNo)
  if (!employee) return denied('EMPLOYEE_NOT_FOUND')
  if (employeeNo === reviewerNo) return denied('EMPLOYEE_YOURSELF')
  const { role, branchNo, loginId } = employee
  await db.roleReview.create({ data: { employeeNo, reviewerNo, role, branchNo, text, reviewedAt: now } })
  log({ detail: loginId, reason: text })
  return { employeeNo }
})
