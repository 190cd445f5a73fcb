import { openAttendanceSheet as contract } from '@hygiene/contracts/in-person/session/staff/open-attendance-sheet'
import { denied } from '@hygiene/domain/verdict'
import { seoulDay } from '@hygiene/domain/time/seoul-day'
import { query } from '../../../kit/operation.ts'

export const openAttendanceSheet = query(contract, async ({ db, input: { sheetNo }, actor }) => {
  const sheet = await db.attendanceSheet.findUnique({
    where: { sheetNo, employeeNo: actor.employeeNo },
    include: { session: { include: { venue: true } } },
  })
  if (!sheet) return denied('SHEET_NOT_FOUND')
  const { pdf, failure, session } = sheet
  if (!pdf) return denied(failure ? 'SHEET_FAILED' : 'SHEET_NOT_DRAWN')
  const name = `출석부_${seoulDay(session.startsAt)}_${session.venue.name}.pdf`
  return { bytes: pdf, contentType: 'application/pdf', name, isInline: true }
})
