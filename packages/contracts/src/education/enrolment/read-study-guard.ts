import { z } from 'zod'
import { industryTypeField, recordNo } from '../../kit/fields.ts'
import { memberReads } from '../../kit/declare.ts'
import { studyGuard } from './study-guard-shape.ts'

/**
 * Returns whether a yearly course can still be finished this year by the server's clock, and whether it may be paid, before
 * applying or paying; this is our own endpoint. Returns nothing for in-person education.
 */
export const readStudyGuard = memberReads('/api/user/studyGuard', {
  label: '마칠 수 있는 시간 보기',
  input: z
    .object({
      applicationNo: recordNo.optional(),
      industryType: industryTypeField.optional(),
    })
    .refine(
      ({ applicationNo, industryType }) => (applicationNo === undefined) !== (industryType === undefined),
      {
        path: ['applyEduNo'],
        message: '신청이나 업종 가운데 하나를 알려주세요.',
      },
    ),
  entity: z.object({ guard: studyGuard, isPaymentClosed: z.boolean() }),
  refusals: ['ENROLMENT_NOT_FOUND', 'COURSE_NOT_OFFERED'],
  helper: 'view',
})
