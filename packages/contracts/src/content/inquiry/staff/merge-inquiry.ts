import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
/** Merges a duplicate into another inquiry of the same writer, which is answered for both. */
export const mergeInquiry = staffWrites('/api/staff/inquiries/merge', {
  label: '문의 합치기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({
    inquiryNo: recordNo,
    intoNo: recordNo,
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_MERGED', 'INQUIRY_ANONYMOUS', 'INQUIRY_MERGE_MISMATCH'],
})
