import type { Transaction } from '@hygiene/db/connect'
import type { CheckInPass, PrismaClient } from '@hygiene/db/generated/client'
import type { Marks } from '@hygiene/domain/in-person/check-in/judge-attendance'
import type { ScannedBooking } from '@hygiene/domain/in-person/check-in/judge-scan'
import { type InPersonStatus, PAID_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { mergeAttendance } from './attendance/merge-attendance.ts'
import type { CheckInPassOfSession } from './check-in-pass.ts'
import {
  type CheckInKnowledge,
  judgeScans,
  type Scan,
  type ScanResult,
  type TakenScan,
} from './judge-scans.ts'

/** Includes people marked absent overnight, because an offline phone may deliver their scans later. */
const EXPECTED: readonly InPersonStatus[] = [...PAID_IN_PERSON, 'absent']

async function readCheckInKnowledge(
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

export interface ScansTaken {
  pass: CheckInPassOfSession
  deviceNo: string
  scans: readonly Scan[]
  readSlip: CheckInKnowledge['readSlip']
}

/**
 * Accepts scans of a check-in phone, also days later. Scans may repeat or arrive out of order or from several phones; a person
 * has one attendance row.
 */
export async function recordCheckInScans(
  client: PrismaClient,
  { pass, deviceNo, readSlip, ...taken }: ScansTaken,
  now: Date,
): Promise<ScanResult[]> {
  const scans = taken.scans.map((scan) => ({ ...scan, scanNo: scan.scanNo.toLowerCase() }))
  return client.$transaction(async (db) => {
    const known = await readCheckInKnowledge(db, pass, scans, readSlip)
    const judged = judgeScans(scans, known, now)
    await writeScans(db, pass, deviceNo, judged.taken, now)
    await mergeAttendance(db, pass.sessionNo, judged.marks, now)
    return judged.results
  })
}

async function writeScans(
  db: Transaction,
  { checkInPassNo, sessionNo }: Pick<CheckInPass, 'checkInPassNo' | 'sessionNo'>,
  deviceNo: string,
  taken: readonly TakenScan[],
  now: Date,
): Promise<void> {
  const rows = taken.map(({ scan, direction, markedAt }) => ({
    scanNo: scan.scanNo,
    checkInPassNo,
    sessionNo,
    applicationNo: scan.applicationNo,
    direction,
    method: scan.method,
    deviceNo,
    scannedAt: markedAt,
    receivedAt: now,
  }))
  // Inserts in a fixed order, so that two phones with the same scans cannot deadlock.
  const inOrder = rows.toSorted((left, right) => (left.scanNo < right.scanNo ? -1 : 1))
  await db.checkInScan.createMany({ data: inOrder, skipDuplicates: true })
}
