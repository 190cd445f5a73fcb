import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
/** Assigns an inquiry to an employee or unassigns it. Uses optimistic locking: the later of two employees is refused. */
export const assignInquiry = staffWrites('/api/staff/inquiries/assign', {
  label: '문의 담당 바꾸기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({
    inquiryNo: recordNo,
    fromEmployeeNo: recordNo.nullable(),
    toEmployeeNo: recordNo.nullable(),
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_TAKEN', 'ASSIGNEE_NOT_FOUND'],
})
