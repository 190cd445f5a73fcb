import { z } from 'zod'
import { memberReads } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

export const readSurvey = memberReads('/api/survey/fetchData', {
  label: '설문 보기',
  input: z.object({ enrolmentNo: recordNo }),
  entity: z.object({
    surveyNo: z.int(),
    title: z.string(),
    isDone: z.boolean(),
    questions: z.array(
      z.object({
        questionNo: z.int(),
        kind: z.enum(['choice', 'text']),
        text: z.string(),
        choices: z.array(z.string()),
        isRequired: z.boolean(),
      }),
    ),
  }),
  refusals: ['ENROLMENT_NOT_FOUND', 'NOT_PAID', 'ENROLMENT_ENDED', 'LECTURES_NOT_FINISHED', 'SURVEY_MISSING'],
})
