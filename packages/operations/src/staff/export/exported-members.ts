import { Prisma } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { findMembers, memberKeyset, type MembersWanted } from '../../member/account/find-members.ts'
import type { ExportKind } from './export-kind.ts'

type Choice = Pick<MembersWanted, 'filter' | 'text'>

export const exportedMembers: ExportKind<Choice> = {
  screen: 'members',
  key: memberKeyset.key,
  found: (choice, viewer, now) => findMembers({ ...choice, branches: branchesOf(viewer) }, now),
  reach: (viewer, now) => findMembers({ filter: {}, text: '', branches: branchesOf(viewer) }, now),
  memberNo: Prisma.sql`m."memberNo"`,
  columns: {
    memberNo: { sql: Prisma.sql`m."memberNo"` },
    userId: { sql: Prisma.sql`m."userId"` },
    name: { sql: Prisma.sql`m."name"` },
    birth: { sql: Prisma.sql`m."birth"` },
    phone: { sql: Prisma.sql`m."phone"` },
    state: {
      sql: Prisma.sql`CASE WHEN m."dormantAt" IS NOT NULL THEN '휴면' WHEN m."verifiedAt" IS NULL THEN '본인확인 전' ELSE '이용 중' END`,
    },
    joinedAt: { sql: Prisma.sql`m."createdAt"` },
    lastLoginAt: { sql: Prisma.sql`m."lastLoginAt"` },
  },
}
