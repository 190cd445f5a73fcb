import { z } from 'zod'
import { endpoint, recordNo, wireInteger } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** What learners wrote to one question, without who they are; nothing while too few forms are in. */
export const listSurveyTexts = endpoint({
  operation: 'listSurveyTexts',
  methods: ['GET'],
  path: '/api/staff/surveys/texts',
  access: 'staff',
  permission: 'readSurveyTexts',
  effect: 'reads',
  sends: 'query',
  input: z.object({
    surveyNo: recordNo,
    questionNo: recordNo,
    page: wireInteger.pipe(z.int().min(1).max(10_000)).default(1),
  }),
  entity: z.object({ texts: z.array(z.string()), isLast: z.boolean() }),
  refusals: ['STAFF_SURVEY_NOT_FOUND', ...STAFF_REFUSALS],
})
