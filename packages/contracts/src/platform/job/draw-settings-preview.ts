import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Draws a certificate and a receipt with the words that staff propose for the association. */
export const drawSettingsPreview = job({
  kind: 'draw-settings-preview',
  queue: 'documents',
  payload: z.object({ previewNo: z.int() }),
})
