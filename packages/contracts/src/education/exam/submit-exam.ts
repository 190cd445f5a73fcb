import { z } from 'zod'
import { jsonBean, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'

/** Submits the attempt, which the server grades. Passing completes the enrolment and issues the certificate number. */
export const submitExam = memberWrites('/api/user/class/updateEvaluation', {
  methods: ['GET', 'POST'],
  ownerOnly: true,
  input: z.object({
    enrolmentNo: recordNo,
    attemptNo: recordNo,
    answers: jsonBean(
      z.array(z.object({ questionNo: recordNo, chosen: z.int().min(0).max(9) })).max(200),
    ).default([]),
  }),
  entity: z.object({
    attemptNo: z.int(),
    score: z.int(),
    passScore: z.int(),
    passed: z.boolean(),
    correctCount: z.int(),
    questionCount: z.int(),
    status: enrolmentStatus,
    certificateNumber: z.string().nullable(),
  }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_NOT_DONE',
    'ALREADY_COMPLETED',
    'ATTEMPT_NOT_FOUND',
    'ANSWERS_INCOMPLETE',
    'IDENTITY_NOT_CHECKED',
  ],
})
