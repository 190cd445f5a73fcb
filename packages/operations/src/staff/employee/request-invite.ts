import type { PrismaClient, Transaction } from '@hygiene/db'
import { transaction } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import { type Asking, requestApproval } from '../approval/request-approval.ts'
import { writeAudit } from '../audit-log/write-audit.ts'
import {
  type InviteFacts,
  inviteEmployee,
  addInvited,
  isOnlyHeadquarters,
  isTaken,
} from './invite-employee.ts'

/**
 * Asks for a new employee. The only headquarters employee invites a second one alone, because no other employee can approve it: `approvalNo` is
 * null then and the account exists.
 */
export async function requestInvite(client: PrismaClient, facts: InviteFacts, asking: Asking, now: Date) {
  const { loginId, role, branchNo } = facts
  if ((role === 'branch') !== (branchNo !== null)) return denied('ROLE_BRANCH_WRONG')
  return transaction(client, async (db) => {
    if (await isTaken(db, loginId)) return denied('LOGIN_ID_TAKEN')
    const branch = branchNo === null ? null : await db.branch.findUnique({ where: { branchNo } })
    if (branchNo !== null && branch === null) return denied('ROLE_BRANCH_WRONG')
    if (role === 'headquarters' && (await mayInviteAlone(db, asking.maker.employeeNo))) {
      const { maker, text: reason } = asking
      const { loginId: grantedBy } = await db.employee.findUniqueOrThrow({
        where: { employeeNo: maker.employeeNo },
      })
      await addInvited(db, facts, { grantedBy, invitedByNo: null, now })
      const { ipAddress } = maker
      const action = { operation: 'requestInvite', subject: null, detail: loginId, reason }
      await writeAudit(db, { caller: maker, ...action, ipAddress, now })
      return { allowed: true as const, approvalNo: null }
    }
    return requestApproval(db, inviteEmployee, facts, asking, now)
  })
}

/** Locks the maker's row, so that of two invitations at once one is the second. */
async function mayInviteAlone(db: Transaction, employeeNo: number): Promise<boolean> {
  await db.$queryRaw`SELECT 1 FROM "Employee" WHERE "employeeNo" = ${employeeNo} FOR UPDATE`
  return isOnlyHeadquarters(db, employeeNo)
}
