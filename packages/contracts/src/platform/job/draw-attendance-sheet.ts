import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const drawAttendanceSheet = job({
  kind: 'draw-attendance-sheet',
  queue: 'documents',
  payload: z.object({ sheetNo: z.int() }),
})
