import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { demandCase } from '../../../staff/member-case/demand-case.ts'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { leaveMembership } from '../withdraw.ts'
import { logAction, type StaffAction } from './by-staff.ts'

type Refusal = 'MEMBER_NOT_FOUND' | 'MEMBER_CASE_REQUIRED' | 'STILL_ENROLLED'

/** Ends a membership at its owner's request, under the same conditions as the owner's own button. */
export async function withdrawMember(
  client: PrismaClient,
  action: StaffAction,
  now: Date,
): Promise<Verdict<Refusal>> {
  return transaction(client, async (db): Promise<Verdict<Refusal>> => {
    if (!(await reachMember(db, action.branches, action.memberNo))) return denied('MEMBER_NOT_FOUND')
    const open = await demandCase(db, action, now)
    if (!open.allowed) return open
    const left = await leaveMembership(db, action.memberNo, now)
    if (!left.allowed) return left
    await logAction(db, action, 'withdrawMember', now)
    return allowed()
  })
}
