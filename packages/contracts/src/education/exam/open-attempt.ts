import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** Returns the questions of this attempt without answers. Returns the same attempt until it is submitted. */
export const openAttempt = memberWrites('/api/evaluation/fetchEvaluationList', {
  methods: ['GET'],
  ownerOnly: true,
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({
    attemptNo: z.int(),
    round: z.int(),
    passScore: z.int(),
    startedAt: instant,
    questions: z.array(
      z.object({
        questionNo: z.int(),
        text: z.string(),
        choices: z.array(z.string()),
        chosen: z.int().nullable(),
      }),
    ),
  }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_NOT_DONE',
    'IDENTITY_NOT_CHECKED',
    'ALREADY_COMPLETED',
    'ATTEMPTS_USED_UP',
  ],
})
