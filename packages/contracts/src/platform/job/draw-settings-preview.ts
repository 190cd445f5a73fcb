import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const drawSettingsPreview = job({
  kind: 'draw-settings-preview',
  queue: 'documents',
  payload: z.object({ previewNo: z.int() }),
})
