import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { endLogins } from '../../login/end-logins.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { logAction, type StaffAction } from './by-staff.ts'

/** Logs a person out everywhere, and tells them so; a second press finds nothing to end. */
export async function endMemberLogins(
  client: PrismaClient,
  action: StaffAction,
  now: Date,
): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NO_OPEN_LOGIN'>> {
  const { memberNo } = action
  return transaction(client, async (db): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NO_OPEN_LOGIN'>> => {
    if (!(await reachMember(db, action.branches, memberNo))) return denied('MEMBER_NOT_FOUND')
    if ((await endLogins(db, memberNo, 'byStaff', now)) === 0) return denied('NO_OPEN_LOGIN')
    await logAction(db, action, 'endMemberLogins', now)
    await notifyPerson(db, 'loginsEnded', memberNo, memberNo, now)
    return allowed()
  })
}
