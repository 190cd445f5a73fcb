import { Readable } from 'node:stream'
import { openAttendanceSheet as contract } from '@hygiene/contracts/in-person/session/staff/open-attendance-sheet'
import { openAttendanceSheet as open } from '@hygiene/operations/in-person/session/staff/open-attendance-sheet'
import { implementBytes } from '../../../http/implement.ts'

export const openAttendanceSheet = implementBytes(contract, async ({ input, caller, deps, refuse }) => {
  const sheet = await open(deps.db, { sheetNo: input.sheetNo, employeeNo: caller.employeeNo })
  if (!sheet.allowed) throw refuse(sheet.reason)
  const { pdf, fileName } = sheet
  return {
    body: Readable.from(Buffer.from(pdf)),
    contentType: 'application/pdf',
    sizeBytes: pdf.byteLength,
    fileName,
    isInline: true,
  }
})
