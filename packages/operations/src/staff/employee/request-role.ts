import { requestRole as contract } from '@hygiene/contracts/staff/employee/request-role'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { changeRole } from './change-role.ts'

export const requestRole = operation(contract, async ({ db, input, actor, now }) => {
  const { employeeNo, role, branchNo } = input
  if ((role === 'branch') !== (branchNo !== null)) return denied('ROLE_BRANCH_WRONG')
  const employee = await db.employee.findUnique({ where: { employeeNo } })
  if (employee?.role === role && employee.branchNo === branchNo) return denied('ROLE_UNCHANGED')
  const branch = branchNo === null ? null : await db.branch.findUnique({ where: { branchNo } })
  if (branchNo !== branch?.branchNo && branchNo !== null) return denied('ROLE_BRANCH_WRONG')
  return requestApproval(db, changeRole, { employeeNo, role, branchNo }, { ...input, maker: actor }, now)
})
