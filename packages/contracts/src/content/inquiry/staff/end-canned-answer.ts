import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
export const endCannedAnswer = staffWrites('/api/staff/inquiries/endCanned', {
  label: '자주 쓰는 답변 사용 중지',
  permission: 'writeCannedAnswers',
  audit: {},
  input: z.object({ cannedNo: recordNo, version: z.int32() }),
  entity: z.object({ cannedNo: z.int() }),
  refusals: ['CANNED_NOT_FOUND', 'CANNED_CHANGED'],
})
