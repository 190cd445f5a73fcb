import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { inquiryVersion } from './inquiry-admin-shape.ts'
/** Closes an inquiry whose last entry is ours, without notifying its writer. */
export const closeInquiry = staffWrites('/api/staff/inquiries/close', {
  label: '문의 마치기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({ inquiryNo: recordNo, version: inquiryVersion }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NEEDS_ANSWER', 'INQUIRY_MOVED_ON'],
})
