import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Every version of every year's survey, the latest first. */
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
        /** The version that is asked. */
        isAsked: z.boolean(),
        title: z.string(),
        questionCount: z.int(),
        /** Forms handed in, as counted so far. */
        answers: z.int(),
        writtenAt: instant.nullable(),
        writtenBy: z.string().nullable(),
      }),
    ),
  }),
})
