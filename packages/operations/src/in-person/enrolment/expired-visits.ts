import { type FileRemover, expiredRows } from '@hygiene/db/expired-rows'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { purgeFiles } from '../../platform/file/purge-files.ts'

/** Purges check-in scans, which are kept for disputes. Attendance belongs to the record. */
export const expiredCheckInScans = expiredRows({
  kind: 'checkInScans',
  table: 'CheckInScan',
  key: 'scanNo',
  at: 'receivedAt',
  purge: (db, scanNos) => db.checkInScan.deleteMany({ where: { scanNo: { in: scanNos } } }),
})

/** Purges sheets early: they are printed at once, and a new one shows the current bookings. */
export const expiredAttendanceSheets = expiredRows({
  kind: 'attendanceSheets',
  table: 'AttendanceSheet',
  key: 'sheetNo',
  at: 'askedAt',
  purge: (db, sheetNos) =>
    db.attendanceSheet.deleteMany({ where: { sheetNo: { in: sheetNos.map(Number) } } }),
})

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
