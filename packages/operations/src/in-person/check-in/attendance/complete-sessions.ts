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

/** Covers the week after a session in which marks may arrive, with a margin; later its bookings are ignored. */
const LATE_MARKS_FOR_DAYS = 10
/** Covers marks with an earlier time that were written while the session was being closed. */
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
 * Finds bookings to decide without locks: all of open sessions that have ended or soon end, and those of closed sessions with
 * late marks. `completeBooking` judges each again under its locks.
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
 * Completes people present from beginning to end, marks people who never came absent from the next day, and lists partial
 * attendance for staff. Each person has a transaction, so one failure does not delay the others' certificates. Returns how many
 * completed.
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
