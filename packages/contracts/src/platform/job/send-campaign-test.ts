import { z } from 'zod'
import { job } from '../../kit/job.ts'

/** Sends the text of a draft to the own telephone of the employee who asked. */
export const sendCampaignTest = job({
  kind: 'send-campaign-test',
  queue: 'messages',
  payload: z.object({ testNo: z.int() }),
})
