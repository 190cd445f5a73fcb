import { z } from 'zod'
import { cannedForm } from '../../../forms/canned-answer.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

/** Writes a canned answer, or changes one; its fields in braces are known ones. */
export const saveCannedAnswer = staffWrites('/api/staff/inquiries/saveCanned', {
  label: '자주 쓰는 답변 작성',
  permission: 'writeCannedAnswers',
  audit: {},
  input: z.object({
    /** Present with the version that was read when one is changed. */
    cannedNo: recordNo.optional(),
    version: z.int32().optional(),
    ...cannedForm.shape,
  }),
  entity: z.object({ cannedNo: z.int(), version: z.int() }),
  refusals: ['CANNED_NOT_FOUND', 'CANNED_CHANGED'],
})
