import { recordCheckInScans as contract } from '@hygiene/contracts/in-person/check-in/record-check-in-scans'
import type { Transaction } from '@hygiene/db/connect'
import type { CheckInPass } from '@hygiene/db/generated/client'
import { isCheckInOpen, isCheckInTaking } from '@hygiene/domain/in-person/check-in/check-in-hours'
import type { Marks } from '@hygiene/domain/in-person/check-in/judge-attendance'
import type { ScannedBooking } from '@hygiene/domain/in-person/check-in/judge-scan'
import { type InPersonStatus, PAID_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { denied } from '@hygiene/domain/verdict'
import { slipReader } from '@hygiene/gateways'
import { operation } from '../../kit/operation.ts'
import { mergeAttendance } from './attendance/merge-attendance.ts'
import { readCheckInPeople } from './check-in-people.ts'
import { type CheckInPassOfSession, findCheckInPass } from './check-in-pass.ts'
import { type CheckInKnowledge, judgeScans, type Scan, type TakenScan } from './judge-scans.ts'

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

/**
 * Accepts scans of a check-in phone, also days later. Scans may repeat or arrive out of order or from several phones; a person
 * has one attendance row. The answer names no person after the day.
 */
export const recordCheckInScans = operation(
  contract,
  {
    needs: ['SLIP_SIGNING_KEY', 'pool'],
    async before({ db, input, now }) {
      const pass = await findCheckInPass(db, input.code)
      if (!pass) return denied('CHECK_IN_UNKNOWN')
      return isCheckInTaking(pass, now) ? pass : denied('CHECK_IN_CLOSED')
    },
    async after({ answer, prepared: pass, pool, now }) {
      const showsPeople = isCheckInOpen(pass, now) && pass.session.status !== 'cancelled'
      return { ...answer, people: showsPeople ? await readCheckInPeople(pool, pass.sessionNo) : [] }
    },
  },
  async ({ db, input: { deviceNo, ...sent }, prepared: pass, SLIP_SIGNING_KEY, now }) => {
    const scans = sent.scans.map((scan) => ({ ...scan, scanNo: scan.scanNo.toLowerCase() }))
    const known = await readCheckInKnowledge(db, pass, scans, slipReader(SLIP_SIGNING_KEY))
    const { taken, marks, results } = judgeScans(scans, known, now)
    await writeScans(db, pass, deviceNo, taken, now)
    await mergeAttendance(db, pass.sessionNo, marks, now)
    return { results, people: [] }
  },
)

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
