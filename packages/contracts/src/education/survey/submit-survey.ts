import { z } from 'zod'
import { jsonBean, recordNo } from '../../kit/fields.ts'
import { memberWrites } from '../../kit/declare.ts'
import { enrolmentStatus } from '../enrolment/enrolment-shape.ts'

const surveyResultBean = z.object({
  surveyNo: recordNo,
  answers: z
    .array(
      z.object({
        questionNo: recordNo,
        /** Counts from 0. */
        choice: z.int().min(0).max(20).optional(),
        text: z.string().trim().normalize('NFC').max(1000).optional(),
      }),
    )
    .max(100),
})

export const submitSurvey = memberWrites('/api/survey/insertSurveyResult', {
  ownerOnly: true,
  sends: 'multipart',
  input: z.object({ enrolmentNo: recordNo, surveyResultBean: jsonBean(surveyResultBean) }),
  entity: z.object({ enrolmentNo: z.int(), status: enrolmentStatus }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'NOT_PAID',
    'ENROLMENT_ENDED',
    'LECTURES_NOT_FINISHED',
    'SURVEY_ALREADY_DONE',
    'SURVEY_INCOMPLETE',
    'SURVEY_MISSING',
  ],
})
