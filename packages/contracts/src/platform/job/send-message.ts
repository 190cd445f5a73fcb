import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Sends a text message; its words are written when it is sent. */
export const sendMessage = job({
  kind: 'send-message',
  queue: 'messages',
  payload: z.object({ messageNo: z.int() }),
})
