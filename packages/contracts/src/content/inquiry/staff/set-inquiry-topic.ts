import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Puts an inquiry under a topic in use, or under none. */
export const setInquiryTopic = endpoint({
  operation: 'setInquiryTopic',
  methods: ['POST'],
  path: '/api/staff/inquiries/setTopic',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inquiryNo: recordNo, topicNo: recordNo.nullable() }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'TOPIC_NOT_FOUND', ...STAFF_REFUSALS],
})
