import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { seoulDay } from '@hygiene/domain/time/seoul-day'

/** A sheet is opened by the employee who asked for it. */
export async function openAttendanceSheet(
  db: Queries,
  { sheetNo, employeeNo }: { sheetNo: number; employeeNo: number },
) {
  const sheet = await db.attendanceSheet.findUnique({
    where: { sheetNo, employeeNo },
    include: { session: { include: { venue: true } } },
  })
  if (!sheet) return denied('SHEET_NOT_FOUND')
  const { pdf, failure, session } = sheet
  if (!pdf) return denied(failure ? 'SHEET_FAILED' : 'SHEET_NOT_DRAWN')
  const fileName = `출석부_${seoulDay(session.startsAt)}_${session.venue.name}.pdf`
  return { allowed: true as const, pdf, fileName }
}
