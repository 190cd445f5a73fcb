import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Saves each answer immediately, so that a dead phone loses none; this is our own endpoint. */
export const saveAnswer = memberWrites('/api/evaluation/saveAnswer', {
  ownerOnly: true,
  input: z.object({ attemptNo: recordNo, questionNo: recordNo, chosen: z.int().min(0).max(9) }),
  entity: z.object({ attemptNo: z.int(), answeredCount: z.int() }),
  refusals: [
    'ATTEMPT_NOT_FOUND',
    'ATTEMPT_CLOSED',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_NOT_DONE',
    'ALREADY_COMPLETED',
    'IDENTITY_NOT_CHECKED',
  ],
  perMinute: 300,
})
