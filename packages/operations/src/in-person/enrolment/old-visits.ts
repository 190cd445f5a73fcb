import { type FileRemover, oldRows, type Transaction } from '@hygiene/db'
import type { ApplicationNo } from '@hygiene/domain'
import { forgetFiles } from '../../platform/file/forget-files.ts'

/** Scans at the door, kept for disputes; attendance itself belongs to the record. */
export const oldDoorScans = oldRows({
  kind: 'doorScans',
  table: 'DoorScan',
  key: 'scanNo',
  at: 'receivedAt',
  forget: (db, scanNos) => db.doorScan.deleteMany({ where: { scanNo: { in: scanNos } } }),
})

/** Sheets are drawn to be printed at once; the next one shows who is booked then. */
export const oldAttendanceSheets = oldRows({
  kind: 'attendanceSheets',
  table: 'AttendanceSheet',
  key: 'sheetNo',
  at: 'askedAt',
  forget: (db, sheetNos) =>
    db.attendanceSheet.deleteMany({ where: { sheetNo: { in: sheetNos.map(Number) } } }),
})

/** Presence and slips of applications that go. */
export async function forgetVisits(
  db: Transaction,
  applicationNos: ApplicationNo[],
  files: FileRemover,
): Promise<void> {
  const slip = { enrolment: { applicationNo: { in: applicationNos } } }
  const slips = await db.enrolmentSlip.findMany({ where: slip, select: { fileNo: true } })
  await db.enrolmentSlip.deleteMany({ where: slip })
  await forgetFiles(
    db,
    slips.flatMap(({ fileNo }) => fileNo ?? []),
    files,
  )
  await db.handMark.deleteMany({ where: { applicationNo: { in: applicationNos } } })
  await db.attendance.deleteMany({ where: { applicationNo: { in: applicationNos } } })
}
