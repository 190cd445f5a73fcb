import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

/** What inquiries are about, in the order in which their words are looked for. */
export const listInquiryTopics = staffReads('/api/staff/inquiries/topics', {
  permission: 'readInquiries',
  input: z.object({}),
  entity: z.object({
    list: z.array(z.object({ topicNo: z.int(), topicName: z.string(), topicText: z.array(z.string()) })),
    /** Sent back with a change: of two at once the second is refused. */
    version: z.string(),
  }),
})
