import { listMembers as contract } from '@hygiene/contracts/member/account/staff/list-members'
import { Prisma } from '@hygiene/db/generated/client'
import { pick, table, typed } from '@hygiene/db/table'
import { list, since, until } from '../../../kit/list.ts'
import type { Asked } from '../../../kit/list-plan.ts'
import { inEducationOfYear } from '../education-of-year.ts'
import { businessShown, connected, isConnectedAt, membersNamed, ofBranches } from '../find-members.ts'

const m = table('Member', 'm')

/**
 * Lists members who have not left. Members who never logged in come last in the order of logins. A branch sees the members of its
 * own sessions.
 */
export const listMembers = list(contract, {
  of: m,
  key: m.memberNo,
  columnsAt: ({ text, branches, now }: Asked<typeof contract>) => ({
    state: typed<'active' | 'unverified' | 'dormant'>`CASE WHEN ${m.dormantAt} IS NOT NULL THEN 'dormant'
      WHEN ${m.verifiedAt} IS NULL THEN 'unverified' ELSE 'active' END`,
    joinedAt: m.createdAt,
    isConnected: typed<boolean>`${isConnectedAt(now)}`,
    businessName: typed<string>`${businessShown(text, branches)}`,
  }),
  where: ({ branches }) => [
    Prisma.sql`${m.withdrawnAt} IS NULL`,
    ...(branches ? [ofBranches(branches)] : []),
  ],
  filters: {
    state: {
      active: Prisma.sql`${m.dormantAt} IS NULL AND ${m.verifiedAt} IS NOT NULL`,
      unverified: Prisma.sql`${m.dormantAt} IS NULL AND ${m.verifiedAt} IS NULL`,
      dormant: Prisma.sql`${m.dormantAt} IS NOT NULL`,
    },
    joinedFrom: since(m.createdAt),
    joinedTo: until(m.createdAt),
    isConnected: (isAsked, { now }) => (isAsked ? connected(now) : Prisma.sql`true`),
    educationOfYear: (education, { branches, now }) => inEducationOfYear(education, branches, now),
  },
  search: (text) => membersNamed(text),
  file: {
    ...pick(m, 'memberNo', 'userId', 'name', 'birth', 'phone', 'lastLoginAt'),
    joinedAt: m.createdAt,
    state: Prisma.sql`CASE WHEN ${m.dormantAt} IS NOT NULL THEN '휴면' WHEN ${m.verifiedAt} IS NULL THEN '본인확인 전' ELSE '이용 중' END`,
  },
})
