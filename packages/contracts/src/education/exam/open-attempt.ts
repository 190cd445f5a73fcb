import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'

/** The questions of this attempt, without answers; the same attempt until it is handed in. */
export const openAttempt = memberWrites('/api/evaluation/fetchEvaluationList', {
  methods: ['GET'],
  ownerOnly: true,
  sends: 'query',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({
    attemptNo: z.int(),
    /** 1 for the first try. */
    round: z.int(),
    passScore: z.int(),
    startedAt: instant,
    questions: z.array(
      z.object({
        questionNo: z.int(),
        text: z.string(),
        choices: z.array(z.string()),
        /** The saved choice as shown here, from 0; null when not answered yet. */
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
