import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { inquiryVersion } from './inquiry-admin-shape.ts'
/** Finishes an inquiry whose last word is ours, without telling its writer. */
export const closeInquiry = endpoint({
  operation: 'closeInquiry',
  methods: ['POST'],
  path: '/api/staff/inquiries/close',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inquiryNo: recordNo, version: inquiryVersion }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NEEDS_ANSWER', 'INQUIRY_MOVED_ON', ...STAFF_REFUSALS],
})
