import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { answerText } from './answer-text.ts'
/** Changes an answer: a new version beside the old one, which is kept; the writer is told by text message. */
export const correctAnswer = endpoint({
  operation: 'correctAnswer',
  methods: ['POST'],
  path: '/api/staff/inquiries/correctAnswer',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    reviewNo: recordNo,
    /** The version that was read. */
    version: z.int32(),
    contents: answerText,
  }),
  entity: z.object({ version: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_MOVED_ON', ...STAFF_REFUSALS],
})
