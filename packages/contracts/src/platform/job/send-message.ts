import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Composes the text when the message is sent, not when the job is queued. */
export const sendMessage = job({
  kind: 'send-message',
  queue: 'messages',
  payload: z.object({ messageNo: z.int() }),
})
