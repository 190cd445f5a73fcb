import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { logAction, type StaffAction } from './by-staff.ts'

/** Wakes a dormant account whose owner staff have recognised; it counts as used from now on. */
export async function wakeMember(
  client: PrismaClient,
  action: StaffAction,
  now: Date,
): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_DORMANT'>> {
  const { memberNo } = action
  return transaction(client, async (db): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_DORMANT'>> => {
    if (!(await reachMember(db, action.branches, memberNo))) return denied('MEMBER_NOT_FOUND')
    const { count } = await db.member.updateMany({
      where: { memberNo, dormantAt: { not: null } },
      data: { dormantAt: null, lastLoginAt: now },
    })
    if (count === 0) return denied('NOT_DORMANT')
    await logAction(db, action, 'wakeMember', now)
    await notifyPerson(db, 'accountWoken', memberNo, memberNo, now)
    return allowed()
  })
}
