import { type Database, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { dropAttempts } from '../../login/attempts.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { logAction, type StaffAction } from './by-staff.ts'

/** Forgets the wrong passwords of an id, so that its owner may try again at once. */
export async function unlockMember(
  client: Database['db'],
  action: StaffAction,
  now: Date,
): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_LOCKED'>> {
  const { memberNo } = action
  return transaction(client, async (db): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_LOCKED'>> => {
    const member = await reachMember(db, action.branches, memberNo)
    if (!member) return denied('MEMBER_NOT_FOUND')
    if ((await dropAttempts(db, member.userId)) === 0) return denied('NOT_LOCKED')
    await logAction(db, action, 'unlockMember', now)
    await notifyPerson(db, 'accountUnlocked', memberNo, memberNo, now)
    return allowed()
  })
}
