import { type PrismaClient, transaction } from '@hygiene/db'
import { allowed, denied, type Verdict } from '@hygiene/domain'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { tellPerson } from '../../../platform/message/tell-person.ts'
import { logAct, type StaffAct } from './by-staff.ts'

/** Wakes a dormant account whose owner staff have recognised; it counts as used from now on. */
export async function wakeMember(
  client: PrismaClient,
  act: StaffAct,
  now: Date,
): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_DORMANT'>> {
  const { memberNo } = act
  return transaction(client, async (db): Promise<Verdict<'MEMBER_NOT_FOUND' | 'NOT_DORMANT'>> => {
    if (!(await reachMember(db, act.branches, memberNo))) return denied('MEMBER_NOT_FOUND')
    const { count } = await db.member.updateMany({
      where: { memberNo, dormantAt: { not: null } },
      data: { dormantAt: null, lastLoginAt: now },
    })
    if (count === 0) return denied('NOT_DORMANT')
    await logAct(db, act, 'wakeMember', now)
    await tellPerson(db, 'accountWoken', memberNo, memberNo, now)
    return allowed()
  })
}
