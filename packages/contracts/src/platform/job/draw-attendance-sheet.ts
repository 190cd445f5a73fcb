import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Draws an attendance sheet that staff asked for. */
export const drawAttendanceSheet = job({
  kind: 'draw-attendance-sheet',
  queue: 'documents',
  payload: z.object({ sheetNo: z.int() }),
})
