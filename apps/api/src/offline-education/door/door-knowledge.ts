import type { DoorPassOfSession, Transaction } from '@hygiene/db'
import type { Marks, ScannedBooking } from '@hygiene/domain'
import { slipReader } from '@hygiene/gateways'
import type { DoorKnowledge, Scan } from './judge-scans.ts'

/** Also who was declared absent overnight: a phone that was offline may know better. */
const EXPECTED: readonly string[] = ['paid', 'attended', 'completed', 'absent']

/** Everything the judgement of these scans depends on, read at once. */
export async function readDoorKnowledge(
  db: Transaction,
  pass: DoorPassOfSession,
  scans: readonly Scan[],
  signingKey: string,
): Promise<DoorKnowledge> {
  const { session, validFrom, validUntil } = pass
  const { offlineEducationNo, sceneNo, startsAt, endsAt } = session
  const applyEduNos = [...new Set(scans.map(({ applyEduNo }) => applyEduNo))]
  const scanNos = scans.map(({ scanNo }) => scanNo.toLowerCase())
  const [bookings, attendance, taken] = await Promise.all([
    readBookings(db, applyEduNos),
    db.attendance.findMany({ where: { offlineEducationNo, applyEduNo: { in: applyEduNos } } }),
    db.doorScan.findMany({ where: { scanNo: { in: scanNos } } }),
  ])
  const isCancelled = session.status === 'cancelled'
  return {
    door: { offlineEducationNo, sceneNo, startsAt, endsAt, isCancelled, validFrom, validUntil },
    readSlip: slipReader(signingKey),
    bookings,
    marks: new Map<number, Marks>(attendance.map((row) => [row.applyEduNo, row])),
    taken: new Map(taken.map((row) => [row.scanNo, row])),
  }
}

async function readBookings(
  db: Transaction,
  applyEduNos: readonly number[],
): Promise<Map<number, ScannedBooking>> {
  const rows = await db.booking.findMany({
    where: { applyEduNo: { in: [...applyEduNos] } },
    select: {
      applyEduNo: true,
      offlineEducationNo: true,
      seat: true,
      enrolments: { select: { status: true } },
    },
  })
  return new Map(
    rows.map(({ applyEduNo, offlineEducationNo, seat, enrolments }) => {
      const isExpected = seat === 'sold' && enrolments.some(({ status }) => EXPECTED.includes(status))
      const isUnpaid = seat === 'held' || seat === 'waiting'
      const standing = isExpected ? 'expected' : isUnpaid ? 'unpaid' : 'ended'
      return [applyEduNo, { offlineEducationNo, standing }]
    }),
  )
}
