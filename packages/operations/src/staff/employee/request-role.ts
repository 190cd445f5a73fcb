import { type PrismaClient, transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { changeRole, type RoleFacts } from './change-role.ts'

/** Asks for another role or branch of an employee. */
export async function requestRole(client: PrismaClient, facts: RoleFacts, asking: Asking, now: Date) {
  const { employeeNo, role, branchNo } = facts
  if ((role === 'branch') !== (branchNo !== null)) return denied('ROLE_BRANCH_WRONG')
  return transaction(client, async (db) => {
    const employee = await db.employee.findUnique({ where: { employeeNo } })
    if (employee?.role === role && employee.branchNo === branchNo) return denied('ROLE_UNCHANGED')
    const branch = branchNo === null ? null : await db.branch.findUnique({ where: { branchNo } })
    if (branchNo !== branch?.branchNo && branchNo !== null) return denied('ROLE_BRANCH_WRONG')
    return requestApproval(db, changeRole, facts, asking, now)
  })
}
