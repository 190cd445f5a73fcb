import { z } from 'zod'
import { cannedForm } from '../../../forms/canned-answer.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const saveCannedAnswer = staffWrites('/api/staff/inquiries/saveCanned', {
  label: '자주 쓰는 답변 작성',
  permission: 'writeCannedAnswers',
  audit: {},
  input: z.object({
    cannedNo: recordNo.optional(),
    version: z.int32().optional(),
    ...cannedForm.shape,
  }),
  entity: z.object({ cannedNo: z.int(), version: z.int() }),
  refusals: ['CANNED_NOT_FOUND', 'CANNED_CHANGED'],
})
