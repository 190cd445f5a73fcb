import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const setInquiryTopic = staffWrites('/api/staff/inquiries/setTopic', {
  label: '문의 주제 고르기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({ inquiryNo: recordNo, topicNo: recordNo.nullable() }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'TOPIC_NOT_FOUND'],
})
