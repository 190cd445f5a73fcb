import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { type InPersonStatus, PAID_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import type { Marks } from '@hygiene/domain/in-person/check-in/judge-attendance'
import type { ScannedBooking } from '@hygiene/domain/in-person/check-in/judge-scan'
import type { CheckInPassOfSession } from './check-in-pass.ts'
import type { CheckInKnowledge, Scan } from './judge-scans.ts'

/** Also people declared absent overnight: a phone that was without a network may know better. */
const EXPECTED: readonly InPersonStatus[] = [...PAID_IN_PERSON, 'absent']

/** Everything the judgement of these scans depends on, read at once. */
export async function readCheckInKnowledge(
  db: Transaction,
  pass: CheckInPassOfSession,
  scans: readonly Scan[],
  readSlip: CheckInKnowledge['readSlip'],
): Promise<CheckInKnowledge> {
  const { session, validFrom, validUntil } = pass
  const { sessionNo, venueNo, startsAt, endsAt } = session
  const applicationNos = [...new Set(scans.map(({ applicationNo }) => applicationNo))]
  const scanNos = scans.map(({ scanNo }) => scanNo.toLowerCase())
  const [bookings, attendance, taken] = await Promise.all([
    readBookings(db, applicationNos),
    db.attendance.findMany({ where: { sessionNo, applicationNo: { in: applicationNos } } }),
    db.checkInScan.findMany({ where: { scanNo: { in: scanNos } } }),
  ])
  const isCancelled = session.status === 'cancelled'
  return {
    checkIn: { sessionNo, venueNo, startsAt, endsAt, isCancelled, validFrom, validUntil },
    readSlip,
    bookings,
    marks: new Map<number, Marks>(attendance.map((row) => [row.applicationNo, row])),
    taken: new Map(taken.map((row) => [row.scanNo, row])),
  }
}

async function readBookings(
  db: Transaction,
  applicationNos: readonly ApplicationNo[],
): Promise<Map<number, ScannedBooking>> {
  const rows = await db.booking.findMany({
    where: { applicationNo: { in: [...applicationNos] } },
    select: {
      applicationNo: true,
      sessionNo: true,
      seat: true,
      enrolments: { select: { status: true } },
    },
  })
  return new Map(
    rows.map(({ applicationNo, sessionNo, seat, enrolments }) => {
      const isExpected = seat === 'sold' && enrolments.some(({ status }) => EXPECTED.includes(status))
      const isUnpaid = seat === 'held' || seat === 'waiting'
      const status = isExpected ? 'expected' : isUnpaid ? 'unpaid' : 'ended'
      return [applicationNo, { sessionNo, status }]
    }),
  )
}
