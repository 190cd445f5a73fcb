import { z } from 'zod'
import { endpoint, recordNo, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
/** Writes a note for the staff under an inquiry; the public never sees it. */
export const noteInquiry = endpoint({
  operation: 'noteInquiry',
  methods: ['POST'],
  path: '/api/staff/inquiries/note',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    inquiryNo: recordNo,
    noteText: requiredText(2000, '메모를 입력해주세요.'),
    requestNo: z.uuid(),
  }),
  entity: z.object({ noteNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', ...STAFF_REFUSALS],
})
