import type { Login, Member } from '@hygiene/db'
import { judgeLogin, maskBirthDate, maskName, maskPhone } from '@hygiene/domain'

/** A member as staff see them: masked, and with the open logins, whether they are connected. */
export function foundMember(member: Member & { logins: Login[] }, now: Date) {
  return {
    memberNo: member.memberNo,
    userId: member.userId,
    name: maskName(member.name),
    birth: maskBirthDate(member.birth),
    phone: maskPhone(member.phone),
    state: stateOf(member),
    joinedAt: member.createdAt.toISOString(),
    lastLoginAt: member.lastLoginAt?.toISOString() ?? null,
    isConnected: member.logins.some((login) => judgeLogin(login, now).allowed),
  }
}

function stateOf({ dormantAt, verifiedAt }: Member): 'active' | 'unverified' | 'dormant' {
  if (dormantAt) return 'dormant'
  return verifiedAt ? 'active' : 'unverified'
}
