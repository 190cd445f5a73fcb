import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
/** Gives an inquiry to an employee or takes it back. The second of two employees who take it is refused. */
export const assignInquiry = staffWrites('/api/staff/inquiries/assign', {
  label: '문의 담당 바꾸기',
  permission: 'answerInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({
    inquiryNo: recordNo,
    /** The employee who had it on the screen; null: it was not assigned. */
    fromEmployeeNo: recordNo.nullable(),
    toEmployeeNo: recordNo.nullable(),
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_TAKEN', 'ASSIGNEE_NOT_FOUND'],
})
