import type { Queries } from '@hygiene/db/connect'
import type { Broken } from './broken.ts'

const INSTANTS = [
  ['Payment', 'createdAt'],
  ['Payment', 'paidAt'],
  ['PaymentNotice', 'receivedAt'],
  ['Booking', 'bookedAt'],
  ['Booking', 'releasedAt'],
  ['InPersonEnrolment', 'appliedAt'],
  ['InPersonEnrolment', 'endedAt'],
  ['LectureProgress', 'lastProgressAt'],
  ['Message', 'createdAt'],
  ['Message', 'sentAt'],
  ['Outbox', 'createdAt'],
  ['Outbox', 'doneAt'],
] as const

/** Allows for rounding and for a clock that is read once a second. */
const SLACK_SECONDS = 3

export async function findForged(db: Queries, begunAt: Date): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [table, column] of INSTANTS) {
    const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
      `SELECT count(*)::int AS "count" FROM "${table}"
        WHERE "${column}" > now() + interval '${SLACK_SECONDS} s'
           OR "${column}" BETWEEN $1::timestamptz - interval '2 days' AND $1::timestamptz - interval '12 hours'`,
      begunAt,
    )
    if (row && row.count > 0)
      broken.push({ what: `instants of ${table}.${column} on another day`, found: `${row.count} rows` })
  }
  return broken
}
