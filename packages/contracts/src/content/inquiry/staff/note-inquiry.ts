import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
export const noteInquiry = staffWrites('/api/staff/inquiries/note', {
  label: '문의 내부 메모',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({
    inquiryNo: recordNo,
    noteText: requiredText(2000, '메모를 입력해주세요.'),
    requestNo: z.uuid(),
  }),
  entity: z.object({ noteNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND'],
})
