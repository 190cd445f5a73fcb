import { allOf, type KeysetColumn, type KeysetQuery } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { BulkOperationKindName, BulkScreen } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import {
  enrolmentKeyset,
  type EnrolmentsWanted,
  findEnrolments,
} from '../../member/account/find-enrolments.ts'
import { findMembers, memberKeyset, type MembersWanted } from '../../member/account/find-members.ts'

/** What an action does once: a member for a message, an online enrolment for an extension. */
export interface BulkSubject {
  subjectNo: number
  /** The row of the list by which it was found. */
  setKey: string
}

interface BulkList {
  key: KeysetColumn
  queryOf: (conditions: unknown, now: Date) => KeysetQuery
  /** Null: the list has nothing for this action. */
  subjects: Readonly<
    Record<BulkOperationKindName, ((db: Queries, keys: readonly string[]) => Promise<BulkSubject[]>) | null>
  >
}

/** The lists whose sets can be acted upon; conditions are those their own freezing has kept. */
export const BULK_LISTS: Readonly<Record<BulkScreen, BulkList>> = {
  members: {
    key: memberKeyset.key,
    queryOf: (conditions, now) => findMembers(conditions as MembersWanted, now),
    subjects: {
      text: async (_db, keys) => keys.map((setKey) => ({ subjectNo: Number(setKey), setKey })),
      extend: null,
    },
  },
  enrolments: {
    key: enrolmentKeyset.key,
    queryOf: (conditions, now) => findEnrolments(conditions as EnrolmentsWanted, now),
    subjects: {
      text: ownersOf,
      extend: async (_db, keys) =>
        keys
          .filter((key) => key.startsWith('o'))
          .map((setKey) => ({ subjectNo: Number(setKey.slice(1)), setKey })),
    },
  },
}

/** Each person of the enrolments once, by the first of theirs. */
async function ownersOf(db: Queries, keys: readonly string[]): Promise<BulkSubject[]> {
  const numbers = (mark: string) =>
    keys.filter((key) => key.startsWith(mark)).map((key) => Number(key.slice(1)))
  return db.$queryRaw<BulkSubject[]>`
    SELECT DISTINCT ON ("memberNo") "memberNo" AS "subjectNo", "setKey" FROM (
      SELECT "memberNo", 'o' || "enrolmentNo" AS "setKey" FROM "OnlineEnrolment"
       WHERE "enrolmentNo" = ANY (${numbers('o')}::int[])
       UNION ALL
      SELECT "memberNo", 'h' || "inPersonEnrolmentNo" FROM "InPersonEnrolment"
       WHERE "inPersonEnrolmentNo" = ANY (${numbers('h')}::int[])) found
     ORDER BY "memberNo", "setKey"`
}

/** Those of the rows that still meet the conditions they were found by. */
export async function stillFitting(
  db: Queries,
  { screen, conditions }: { screen: BulkScreen; conditions: unknown },
  setKeys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { key, queryOf } = BULK_LISTS[screen]
  const { from, where } = queryOf(conditions, now)
  const among = Prisma.sql`${key.sql} = ANY (${[...setKeys]}::text[]::${Prisma.raw(key.type)}[])`
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT (${key.sql})::text AS "key" FROM ${from} WHERE ${allOf([...where, among])}`
  return new Set(rows.map((row) => row.key))
}
