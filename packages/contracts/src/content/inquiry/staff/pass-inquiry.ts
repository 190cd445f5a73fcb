import { inquiryTargets } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo, requiredText } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
/** Passes an inquiry on to a role or a branch, with words for them; the clock goes on. */
export const passInquiry = endpoint({
  operation: 'passInquiry',
  methods: ['POST'],
  path: '/api/staff/inquiries/pass',
  access: 'staff',
  permission: 'answerInquiries',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    inquiryNo: recordNo,
    target: z.enum(inquiryTargets),
    /** Of a branch: which one. */
    branchNo: recordNo.optional(),
    text: requiredText(200, '전달 사유를 입력해주세요.'),
  }),
  entity: z.object({ inquiryNo: z.int() }),
  refusals: ['INQUIRY_NOT_FOUND', 'INQUIRY_MERGED', 'INQUIRY_BRANCH_UNKNOWN', ...STAFF_REFUSALS],
})
