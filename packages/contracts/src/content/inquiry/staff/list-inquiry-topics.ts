import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** What inquiries are about, in the order in which their words are looked for. */
export const listInquiryTopics = endpoint({
  operation: 'listInquiryTopics',
  methods: ['GET'],
  path: '/api/staff/inquiries/topics',
  access: 'staff',
  permission: 'readInquiries',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({
    list: z.array(z.object({ topicNo: z.int(), topicName: z.string(), topicText: z.array(z.string()) })),
    /** Sent back with a change: of two at once the second is refused. */
    version: z.string(),
  }),
  refusals: [...STAFF_REFUSALS],
})
