import { requestInvite as contract } from '@hygiene/contracts/staff/employee/request-invite'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { operation } from '../../kit/operation.ts'
import { requestApproval } from '../approval/request-approval.ts'
import { addInvited, inviteEmployee, isOnlyHeadquarters, isTaken } from './invite-employee.ts'

/**
 * Requests a new employee. The only headquarters employee may invite a second one alone, because a second approver does not
 * exist: the account then exists and `approvalNo` is null.
 */
export const requestInvite = operation(contract, async ({ db, input, actor, now, log }) => {
  const { loginId, name, role, branchNo, text } = input
  if ((role === 'branch') !== (branchNo !== null)) return denied('ROLE_BRANCH_WRONG')
  if (await isTaken(db, loginId)) return denied('LOGIN_ID_TAKEN')
  const branch = branchNo === null ? null : await db.branch.findUnique({ where: { branchNo } })
  if (branchNo !== null && branch === null) return denied('ROLE_BRANCH_WRONG')
  const facts = { loginId, name, role, branchNo }
  if (role === 'headquarters' && (await mayInviteAlone(db, actor.employeeNo))) {
    await addInvited(db, facts, { grantedBy: actor.loginId, invitedByNo: null, now })
    log({ detail: loginId, reason: text })
    return { approvalNo: null }
  }
  log(null)
  return requestApproval(db, inviteEmployee, facts, { ...input, maker: actor }, now)
})

/** Locks the maker's row, so that only one of two simultaneous invitations goes without approval. */
async function mayInviteAlone(db: Transaction, employeeNo: number): Promise<boolean> {
  await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`
  return isOnlyHeadquarters(db, employeeNo)
}
