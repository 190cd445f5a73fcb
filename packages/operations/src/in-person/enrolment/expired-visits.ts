import { type FileRemover, expiredRows } from '@hygiene/db/expired-rows'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { purgeFiles } from '../../platform/file/purge-files.ts'

/** Scans at the check-in, kept for disputes; attendance itself belongs to the record. */
export const expiredCheckInScans = expiredRows({
  kind: 'checkInScans',
  table: 'CheckInScan',
  key: 'scanNo',
  at: 'receivedAt',
  purge: (db, scanNos) => db.checkInScan.deleteMany({ where: { scanNo: { in: scanNos } } }),
})

/** Sheets are drawn to be printed at once; the next one shows who is booked then. */
export const expiredAttendanceSheets = expiredRows({
  kind: 'attendanceSheets',
  table: 'AttendanceSheet',
  key: 'sheetNo',
  at: 'askedAt',
  purge: (db, sheetNos) =>
    db.attendanceSheet.deleteMany({ where: { sheetNo: { in: sheetNos.map(Number) } } }),
})

/** Presence and slips of applications that go. */
export async function purgeVisits(
  db: Transaction,
  applicationNos: ApplicationNo[],
  files: FileRemover,
): Promise<void> {
  const slip = { enrolment: { applicationNo: { in: applicationNos } } }
  const slips = await db.enrolmentSlip.findMany({ where: slip, select: { fileNo: true } })
  await db.enrolmentSlip.deleteMany({ where: slip })
  await purgeFiles(
    db,
    slips.flatMap(({ fileNo }) => fileNo ?? []),
    files,
  )
  await db.handMark.deleteMany({ where: { applicationNo: { in: applicationNos } } })
  await db.attendance.deleteMany({ where: { applicationNo: { in: applicationNos } } })
}
