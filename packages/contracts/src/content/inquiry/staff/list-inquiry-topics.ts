import { z } from 'zod'
import { staffReads } from '../../../kit/declare.ts'

export const listInquiryTopics = staffReads('/api/staff/inquiries/topics', {
  permission: 'readInquiries',
  input: z.object({}),
  entity: z.object({
    list: z.array(z.object({ topicNo: z.int(), topicName: z.string(), topicText: z.array(z.string()) })),
    /** Must be sent back with a change. Uses optimistic locking: the later of two changes is refused. */
    version: z.string(),
  }),
})
