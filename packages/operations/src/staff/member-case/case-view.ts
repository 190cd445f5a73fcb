import type { Member, MemberCase } from '@hygiene/db/generated/client'
import { maskName } from '@hygiene/domain/member/account/masking'

export function caseView({ member, ...row }: MemberCase & { member: Pick<Member, 'name'> }, now: Date) {
  const { caseNo, memberNo, purpose, text, openedAt, endsAt } = row
  return {
    caseNo,
    memberNo,
    name: maskName(member.name),
    purpose,
    text,
    openedAt,
    endsAt,
    leftSeconds: Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / 1000)),
  }
}
