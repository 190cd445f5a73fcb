import type { inquiryFilter } from '@hygiene/contracts/content/inquiry/staff/inquiry-admin-shape'
import type { KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { readsAllInquiries } from '@hygiene/domain/content/inquiry/inquiry-scope'
import type { z } from 'zod'
import { queueFilter, queueWhere } from '../../content/inquiry/queue-where.ts'
import { labelOf } from '../../kit/list-file.ts'
import type { ExportKind, Viewer } from './export-kind.ts'

const TYPE = { 1: '문의', 2: '신고' }
const STATE = { open: '답할 것', waiting: '회원 답 기다림', done: '마침' }

function inquiries(where: readonly Prisma.Sql[]): KeysetQuery {
  const from = Prisma.sql`"Inquiry" q JOIN "Member" m USING ("memberNo")
    LEFT JOIN "Employee" e ON e."employeeNo" = q."assigneeNo" LEFT JOIN "Branch" k ON k."branchNo" = q."passedBranchNo"`
  return { columns: Prisma.sql`q."inquiryNo"`, from, where }
}

/** Limits roles that do not read all inquiries to those passed to them, and a branch to its own. */
function reach(viewer: Viewer): KeysetQuery {
  if (readsAllInquiries(viewer.role)) return inquiries([])
  const branches = branchesOf(viewer)
  return inquiries([
    Prisma.sql`q."passedTo" = ${viewer.role}::"StaffRole"`,
    ...(branches ? [Prisma.sql`q."passedBranchNo" = ANY (${[...branches]}::int[])`] : []),
  ])
}

const named = (value: Prisma.Sql) => Prisma.sql`CASE WHEN q."isAnonymous" THEN NULL ELSE ${value} END`

/** Exports the queue of inquiries. For an anonymous report neither the file nor the log reveals the author. */
export const exportedInquiries: ExportKind<{ filter: z.output<typeof inquiryFilter> }> = {
  screen: 'inquiries',
  key: { sql: Prisma.sql`q."inquiryNo"`, type: 'int' },
  found: async ({ filter }, viewer, now, db) => {
    const where = { AND: [queueWhere(filter.view, viewer), queueFilter(filter, now)] }
    const rows = await db.inquiry.findMany({ where, select: { inquiryNo: true } })
    const nos = rows.map(({ inquiryNo }) => inquiryNo)
    return inquiries([Prisma.sql`q."inquiryNo" = ANY (${nos}::int[])`])
  },
  reach,
  memberNo: named(Prisma.sql`q."memberNo"`),
  columns: {
    number: { sql: Prisma.sql`q."inquiryNo"` },
    type: { sql: Prisma.sql`q."inquiryType"`, show: labelOf(TYPE) },
    title: { sql: Prisma.sql`q."title"` },
    name: { sql: named(Prisma.sql`m."name"`) },
    state: { sql: Prisma.sql`q."tableState"::text`, show: labelOf(STATE) },
    assignee: { sql: Prisma.sql`e."name"` },
    branch: { sql: Prisma.sql`k."name"` },
    writtenAt: { sql: Prisma.sql`q."writtenAt"` },
    dueAt: { sql: Prisma.sql`q."dueAt"` },
    answeredAt: { sql: Prisma.sql`q."answeredAt"` },
  },
}
