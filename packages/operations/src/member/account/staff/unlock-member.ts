import { type Database, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { dropAttempts } from '../../login/attempts.ts'
import { tellPerson } from '../../../platform/message/tell-person.ts'
import { logAct, type StaffAct } from './by-staff.ts'

/** Forgets the wrong passwords of an id, so that its owner may try again at once. */
export async function unlockMember(
  client: Database['db'],
  act: StaffAct,
  now: Date,
): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_LOCKED'>> {
  const { memberNo } = act
  return transaction(client, async (db): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_LOCKED'>> => {
    const member = await reachMember(db, act.branches, memberNo)
    if (!member) return denied('MEMBER_NOT_FOUND')
    if ((await dropAttempts(db, member.userId)) === 0) return denied('NOT_LOCKED')
    await logAct(db, act, 'unlockMember', now)
    await tellPerson(db, 'accountUnlocked', memberNo, memberNo, now)
    return allowed()
  })
}
