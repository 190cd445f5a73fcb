import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { queryRows } from '@hygiene/db/query-rows'
import type { BankKind, BankStatus } from '@hygiene/domain/education/question-bank/question-bank'

export async function bankStatuses(db: Queries): Promise<BankStatus[]> {
  return queryRows<BankStatus>(
    db,
    Prisma.sql`
    SELECT k."year", k."salesType", k."industryType",
           COALESCE(max(k."questionCount") FILTER (WHERE k."startsAt" IS NOT NULL), 0)::int AS "needed",
           (SELECT count(*)::int FROM "BankQuestion" b JOIN "ExamQuestion" q USING ("questionNo")
             WHERE q."isUsed" AND (b."year", b."salesType", b."industryType") = (k."year", k."salesType", k."industryType")) AS "inUse"
      FROM "Course" k WHERE k."onlineType" = 1
     GROUP BY k."year", k."salesType", k."industryType"
     ORDER BY k."year" DESC, k."salesType" DESC, k."industryType"`,
  )
}

export const isSameBank = (one: BankKind, other: BankKind): boolean =>
  one.year === other.year && one.salesType === other.salesType && one.industryType === other.industryType

export function bankOf({ year, salesType, industryType }: BankKind): BankKind {
  return { year, salesType, industryType }
}
