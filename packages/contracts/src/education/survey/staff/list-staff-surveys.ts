import { z } from 'zod'
import { endpoint, instant } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Every version of every year's survey, the latest first. */
export const listStaffSurveys = endpoint({
  operation: 'listStaffSurveys',
  methods: ['GET'],
  path: '/api/staff/surveys/list',
  access: 'staff',
  permission: 'readSurveys',
  effect: 'reads',
  sends: 'query',
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
  refusals: [...STAFF_REFUSALS],
})
