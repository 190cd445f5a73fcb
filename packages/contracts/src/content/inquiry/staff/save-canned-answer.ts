import { cannedFields, unknownFieldsIn } from '@hygiene/domain'
import { z } from 'zod'
import { recordNo, requiredText, staffWrites } from '../../../kit/index.ts'

/** Writes a canned answer, or changes one; its fields in braces are known ones. */
export const saveCannedAnswer = staffWrites('/api/staff/inquiries/saveCanned', {
  label: '자주 쓰는 답변 작성',
  permission: 'writeCannedAnswers',
  audit: {},
  input: z.object({
    /** Present with the version that was read when one is changed. */
    cannedNo: recordNo.optional(),
    version: z.int32().optional(),
    cannedTitle: requiredText(60, '제목을 입력해주세요.'),
    cannedText: requiredText(2000, '내용을 입력해주세요.').check(
      z.refine(
        (text: string) => unknownFieldsIn(text).length === 0,
        `쓸 수 있는 칸: ${cannedFields.map((field) => `{${field}}`).join(' ')}`,
      ),
    ),
  }),
  entity: z.object({ cannedNo: z.int(), version: z.int() }),
  refusals: ['CANNED_NOT_FOUND', 'CANNED_CHANGED'],
})
