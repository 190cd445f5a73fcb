import { Readable } from 'node:stream'
import { openAttendanceSheet as contract } from '@hygiene/contracts/in-person/session/staff/open-attendance-sheet'
import { seoulDay } from '@hygiene/domain'
import { implementBytes } from '../../../http/implement.ts'

/** A sheet is opened by the employee who asked for it. */
export const openAttendanceSheet = implementBytes(contract, async ({ input, caller, deps, refuse }) => {
  const { sheetNo } = input
  const { employeeNo } = caller
  const sheet = await deps.db.attendanceSheet.findUnique({
    where: { sheetNo, employeeNo },
    include: { session: { include: { venue: true } } },
  })
  if (!sheet) throw refuse('SHEET_NOT_FOUND')
  if (!sheet.pdf) throw refuse(sheet.failure ? 'SHEET_FAILED' : 'SHEET_NOT_DRAWN')

  const { startsAt, venue } = sheet.session
  return {
    body: Readable.from(Buffer.from(sheet.pdf)),
    contentType: 'application/pdf',
    sizeBytes: sheet.pdf.byteLength,
    fileName: `출석부_${seoulDay(startsAt)}_${venue.name}.pdf`,
    isInline: true,
  }
})
