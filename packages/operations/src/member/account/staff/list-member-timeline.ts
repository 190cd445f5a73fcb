import { listMemberTimeline as contract } from '@hygiene/contracts/member/account/staff/list-member-timeline'
import { type Keyset, readKeyset } from '@hygiene/db/keyset'
import { likePattern } from '@hygiene/db/like-pattern'
import { Prisma } from '@hygiene/db/generated/client'
import { denied } from '@hygiene/domain/verdict'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import type { LoggedRow } from '@hygiene/domain/staff/audit-log/audit-subject'
import { type TimelineKind, timelineKinds, type TimelineWhat } from '@hygiene/domain/staff/audit-log/timeline'
import { reachMember } from '../../../staff/member-case/reach-member.ts'
import { query } from '../../../kit/operation.ts'
import { timelineOf } from './timeline-sources.ts'

interface Entry extends Omit<LoggedRow, 'operation'> {
  key: string
  at: Date
  kind: TimelineKind
  what: TimelineWhat
  about: string
  more: string
  by: 'member' | 'staff' | 'automatic'
  byName: string
  recordNo: number | null
}

const KEYSET: Keyset<'at'> = {
  sorts: { at: { sql: Prisma.sql`t."at"`, type: 'timestamptz' } },
  key: { sql: Prisma.sql`t."key"`, type: 'text' },
}

export const listMemberTimeline = query(contract, async ({ input, actor, db, now }) => {
  const { memberNo, kind, hasAutomatic } = input.filter
  if (!(await reachMember(db, branchesOf(actor), memberNo))) return denied('MEMBER_NOT_FOUND')
  const from = timelineOf(memberNo)
  const text = likePattern(input.text)
  const where = [
    kind === null ? Prisma.sql`t."kind" <> 'view'` : Prisma.sql`t."kind" = ${kind}`,
    ...(hasAutomatic ? [] : [Prisma.sql`t."by" <> 'automatic'`]),
    ...(input.text === ''
      ? []
      : [
          Prisma.sql`(t."about" ILIKE ${text} OR t."more" ILIKE ${text} OR t."byName" ILIKE ${text} OR t."detail" ILIKE ${text}
            OR t."subjectNo"::text ILIKE ${text})`,
        ]),
  ]
  const [{ rows, ...page }, counted] = await Promise.all([
    readKeyset<Entry, 'at'>(db, KEYSET, { columns: Prisma.sql`t.*`, from, where }, input, now),
    db.$queryRaw<{ kind: TimelineKind; count: number }[]>`
      SELECT t."kind", count(*)::int AS count FROM ${from} GROUP BY 1`,
  ])
  const countOf = (one: TimelineKind) => counted.find((row) => row.kind === one)?.count ?? 0
  return {
    ...page,
    list: rows,
    counts: Object.fromEntries(timelineKinds.map((one) => [one, countOf(one)])) as Record<
      TimelineKind,
      number
    >,
  }
})
