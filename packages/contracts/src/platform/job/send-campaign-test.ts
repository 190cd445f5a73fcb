import { z } from 'zod'
import { job } from '../../kit/job.ts'

export const sendCampaignTest = job({
  kind: 'send-campaign-test',
  queue: 'messages',
  payload: z.object({ testNo: z.int() }),
})
