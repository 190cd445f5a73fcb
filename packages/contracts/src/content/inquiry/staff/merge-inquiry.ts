import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
/** Merges a doublet into another inquiry of the same writer, which is answered for both. */
export const mergeInquiry = endpoint({
  operation: 'mergeInquiry',
  methods: ['POST'],
  path: '/api/staff/inquiries/merge',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    /** The doublet, and the inquiry in which the answer is given. */
    inquiryNo: recordNo,
    intoNo: recordNo,
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: [
    'INQUIRY_NOT_FOUND',
    'INQUIRY_MERGED',
    'INQUIRY_ANONYMOUS',
    'INQUIRY_MERGE_MISMATCH',
    ...STAFF_REFUSALS,
  ],
})
