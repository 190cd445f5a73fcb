import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

/** What inquiries are about, in the order in which their words are looked for. */
export const listInquiryTopics = staffReads('/api/staff/inquiries/topics', {
  permission: 'readInquiries',
  input: z.object({}),
  entity: z.object({
    list: z.array(z.object({ topicNo: z.int(), topicName: z.string(), topicText: z.array(z.string()) })),
    /** A change sends it back. The second of two simultaneous changes is refused. */
    version: z.string(),
  }),
})
