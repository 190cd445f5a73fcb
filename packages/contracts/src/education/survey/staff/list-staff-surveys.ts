import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

export const listStaffSurveys = staffReads('/api/staff/surveys/list', {
  permission: 'readSurveys',
  input: z.object({}),
  entity: z.object({
    asOf: instant,
    list: z.array(
      z.object({
        surveyNo: z.int(),
        year: z.int(),
        edition: z.int(),
        isAsked: z.boolean(),
        title: z.string(),
        questionCount: z.int(),
        answers: z.int(),
        writtenAt: instant.nullable(),
        writtenBy: z.string().nullable(),
      }),
    ),
  }),
})
