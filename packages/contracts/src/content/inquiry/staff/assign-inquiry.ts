import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
/** Gives an inquiry to an employee or takes it back; of two who take it at once the second is told. */
export const assignInquiry = endpoint({
  operation: 'assignInquiry',
  methods: ['POST'],
  path: '/api/staff/inquiries/assign',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    inquiryNo: recordNo,
    /** The employee who had it on the screen; null: it was not assigned. */
    fromEmployeeNo: recordNo.nullable(),
    toEmployeeNo: recordNo.nullable(),
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_TAKEN', 'ASSIGNEE_NOT_FOUND', ...STAFF_REFUSALS],
})
