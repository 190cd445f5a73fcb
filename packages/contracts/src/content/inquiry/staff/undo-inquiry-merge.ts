import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
export const undoInquiryMerge = staffWrites('/api/staff/inquiries/unmerge', {
  label: '합친 문의 되돌리기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({ inquiryNo: recordNo }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_MERGED'],
})
