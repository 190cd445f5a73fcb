import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Converts an uploaded video of a lecture. */
export const convertVideo = job({
  kind: 'convert-video',
  queue: 'videos',
  payload: z.object({ videoNo: z.int() }),
})
