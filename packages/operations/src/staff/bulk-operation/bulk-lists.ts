import { allOf } from '@hygiene/db/keyset'
import { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { BulkOperationKindName, BulkScreen } from '@hygiene/domain/staff/bulk-operation/bulk-operation'
import { listStaffEnrolments } from '../../education/enrolment/staff/list-staff-enrolments.ts'
import { listMembers } from '../../member/account/staff/list-members.ts'
import { foundAgain, type FrozenList } from '../saved-view/freeze-set.ts'

/** Is the unit of an action: a member for a message, an online enrolment for an extension. */
export interface BulkSubject {
  subjectNo: number
  setKey: string
}

interface BulkList {
  list: FrozenList
  /** Is null if the list does not support the action. */
  subjects: Readonly<
    Record<BulkOperationKindName, ((db: Queries, keys: readonly string[]) => Promise<BulkSubject[]>) | null>
  >
}

export const BULK_LISTS: Readonly<Record<BulkScreen, BulkList>> = {
  members: {
    list: listMembers,
    subjects: {
      text: async (_db, keys) => keys.map((setKey) => ({ subjectNo: Number(setKey), setKey })),
      extend: null,
    },
  },
  enrolments: {
    list: listStaffEnrolments,
    subjects: {
      text: ownersOf,
      extend: async (_db, keys) =>
        keys
          .filter((key) => key.startsWith('o'))
          .map((setKey) => ({ subjectNo: Number(setKey.slice(1)), setKey })),
    },
  },
}

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

export async function stillFitting(
  db: Queries,
  { screen, conditions }: { screen: BulkScreen; conditions: unknown },
  setKeys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { list } = BULK_LISTS[screen]
  const { key } = list
  const { from, where } = foundAgain(list, conditions, now)
  const among = Prisma.sql`${key.sql} = ANY (${[...setKeys]}::text[]::${Prisma.raw(key.type)}[])`
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT (${key.sql})::text AS "key" FROM ${from} WHERE ${allOf([...where, among])}`
  return new Set(rows.map((row) => row.key))
}
