import type { Login, Member } from '@hygiene/db/generated/client'
import { judgeLogin } from '@hygiene/domain/member/login/login-clock'
import { maskBirthDate, maskName, maskPhone } from '@hygiene/domain/member/account/masking'

export function foundMember(member: Member & { logins: Login[] }, now: Date) {
  return memberView(
    member,
    member.logins.some((login) => judgeLogin(login, now).allowed),
  )
}

type ListedMember = Pick<
  Member,
  | 'memberNo'
  | 'userId'
  | 'name'
  | 'birth'
  | 'phone'
  | 'dormantAt'
  | 'verifiedAt'
  | 'createdAt'
  | 'lastLoginAt'
>

function memberView(member: ListedMember, isConnected: boolean) {
  return {
    memberNo: member.memberNo,
    userId: member.userId,
    name: maskName(member.name),
    birth: maskBirthDate(member.birth),
    phone: maskPhone(member.phone),
    state: stateOf(member),
    joinedAt: member.createdAt,
    lastLoginAt: member.lastLoginAt,
    isConnected,
  }
}

function stateOf({ dormantAt, verifiedAt }: ListedMember): 'active' | 'unverified' | 'dormant' {
  if (dormantAt) return 'dormant'
  return verifiedAt ? 'active' : 'unverified'
}
