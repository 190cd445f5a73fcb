import { drawAttendanceSheet } from '@hygiene/contracts/platform/job/draw-attendance-sheet'
import { type Alongside, handOver, type PrismaClient } from '@hygiene/db'
import type { SessionNo } from '@hygiene/domain'

export interface SheetWanted {
  sessionNo: SessionNo
  employeeNo: number
  alongside: Alongside
}

/** Has the worker draw an attendance sheet; answers its number. */
export async function askAttendanceSheet(
  client: PrismaClient,
  { sessionNo, employeeNo, alongside }: SheetWanted,
  now: Date,
): Promise<number> {
  return client.$transaction(async (db) => {
    const { sheetNo } = await db.attendanceSheet.create({ data: { sessionNo, employeeNo, askedAt: now } })
    await handOver(db, drawAttendanceSheet, { sheetNo })
    await alongside(db)
    return sheetNo
  })
}
