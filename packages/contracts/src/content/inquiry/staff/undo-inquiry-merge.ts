import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
/** Takes a merge back: the inquiry waits for its own answer again. */
export const undoInquiryMerge = endpoint({
  operation: 'undoInquiryMerge',
  methods: ['POST'],
  path: '/api/staff/inquiries/unmerge',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inquiryNo: recordNo }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_NOT_MERGED', ...STAFF_REFUSALS],
})
