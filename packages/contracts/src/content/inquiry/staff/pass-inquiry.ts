import { inquiryTargets } from '@hygiene/domain/content/inquiry/inquiry-scope'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { requiredText } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
/** Passes an inquiry to a role or a branch with a message. The clock continues. */
export const passInquiry = staffWrites('/api/staff/inquiries/pass', {
  label: '문의 넘기기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({
    inquiryNo: recordNo,
    target: z.enum(inquiryTargets),
    branchNo: recordNo.optional(),
    text: requiredText(200, '전달 사유를 입력해주세요.'),
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_MERGED', 'INQUIRY_BRANCH_UNKNOWN'],
})
