import { drawAttendanceSheet as contract } from '@hygiene/contracts/platform/job/draw-attendance-sheet'
import { readSheetPeople } from '@hygiene/operations/in-person/attendance-sheet/read-sheet-people'
import { noteFailedSheet, storeSheet } from '@hygiene/operations/in-person/attendance-sheet/store-sheet'
import type { WorkerDeps } from '../deps.ts'
import { attendanceSheetFields } from '../documents/attendance-sheet-fields.ts'
import { drawAttendanceSheet } from '../documents/draw-attendance-sheet.ts'
import { handleJob } from '../handle-job.ts'

/** Renders a sheet with the people booked now. A letter that no font has fails the job, so that no name is left blank. */
export async function drawAttendanceSheetJob(
  deps: WorkerDeps,
  { sheetNo }: { sheetNo: number },
): Promise<void> {
  const session = await readSheetPeople(deps.db, sheetNo)
  if (!session) return
  try {
    const bytes = await drawAttendanceSheet(attendanceSheetFields(session, deps.now()))
    await storeSheet(deps.db, { sheetNo, bytes })
  } catch (error) {
    await noteFailedSheet(deps.db, sheetNo, error)
    throw error
  }
}

export const drawAttendanceSheetHandler = handleJob(contract, drawAttendanceSheetJob)
