import type { Queries } from '@hygiene/db/connect'
import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import type { PrismaClient } from '@hygiene/db/generated/client'
import {
  type AttendedFacts,
  EARLY_MINUTES,
  judgeAttendance,
} from '@hygiene/domain/in-person/check-in/judge-attendance'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { closeSessions } from '../../session/close-sessions.ts'
import { judgeBooking } from './complete-booking.ts'

/** Marks may come in for a week after the day of a session; then its bookings are left alone. */
const LATE_MARKS_FOR_DAYS = 10
/** A mark written while its session was being closed has an instant from before. */
const OVERLAP_MINUTES = 60

interface Row {
  applicationNo: ApplicationNo
  seat: AttendedFacts['seat']
  statuses: AttendedFacts['statuses'][number][]
  exceptionText: string | null
  inAt: Date | null
  outAt: Date | null
  startsAt: Date
  endsAt: Date
  status: AttendedFacts['session']['status']
  hasMarks: boolean
}

/**
 * Bookings about which something is to be decided, by a look without locks: of open sessions that have ended, or are about
 * to (people may have attended), all; of closed ones, those with late marks. `completeBooking` judges each again in its locks.
 */
async function findDueBookings(db: Queries, now: Date): Promise<number[]> {
  const mayBeOver = new Date(now.getTime() + EARLY_MINUTES * 60_000)
  const viewBackTo = new Date(now.getTime() - LATE_MARKS_FOR_DAYS * 86_400_000)
  const rows = await db.$queryRaw<Row[]>`
    SELECT b."applicationNo", b."seat"::text, b."exceptionText", a."inAt", a."outAt", s."startsAt", s."endsAt",
           s."status"::text AS "status",
           array(SELECT e."status"::text FROM "InPersonEnrolment" e WHERE e."applicationNo" = b."applicationNo") AS "statuses",
           EXISTS (SELECT 1 FROM "Attendance" o WHERE o."sessionNo" = s."sessionNo") AS "hasMarks"
      FROM "InPersonSession" s
      JOIN "Booking" b ON b."sessionNo" = s."sessionNo" AND b."seat" = 'sold'
      LEFT JOIN "Attendance" a
             ON a."sessionNo" = b."sessionNo" AND a."applicationNo" = b."applicationNo"
     WHERE (s."status" = 'open' AND s."endsAt" <= ${mayBeOver})
        OR (s."status" = 'closed' AND s."endsAt" BETWEEN ${viewBackTo} AND ${now}
            AND a."updatedAt" >= s."closedAt" - make_interval(mins => ${OVERLAP_MINUTES}))
     ORDER BY s."endsAt", b."applicationNo"`
  return rows
    .filter(({ startsAt, endsAt, status, hasMarks, seat, statuses, exceptionText, inAt, outAt }) => {
      const session = { startsAt, endsAt, status, hasMarks }
      return (
        judgeAttendance({ session, seat, statuses, marks: { inAt, outAt }, exceptionText }, now).action !==
        'wait'
      )
    })
    .map(({ applicationNo }) => applicationNo)
}

/**
 * Sessions that have ended: a person present from beginning to end has completed, one who never came is absent from the
 * next day on, one present in part is shown to staff. One transaction a person: one that cannot be completed does not keep a
 * whole venue from its certificates. Answers how many completed.
 */
export async function completeSessions(
  client: PrismaClient,
  publicUrl: string,
  onTrouble: OnTrouble,
  now: Date,
): Promise<number> {
  const due = await findDueBookings(client, now)
  const notifying = { name: (no: number) => `completing application ${no}`, onTrouble }
  const actions = await eachInTransaction(client, due, notifying, (db, applicationNo) =>
    judgeBooking(db, applicationNo, publicUrl, now),
  )
  await closeSessions(client, now)
  return actions.filter((action) => action === 'complete').length
}
