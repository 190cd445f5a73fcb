import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const convertVideo = job({
  kind: 'convert-video',
  queue: 'videos',
  payload: z.object({ videoNo: z.int() }),
})
