import { z } from 'zod'
import { recordNo, wireInteger } from '../../../kit/fields.ts'
import { staffReads } from '../../../kit/declare.ts'

/** Returns the free texts answered to one question, without identities. Returns none while too few forms are in. */
export const listSurveyTexts = staffReads('/api/staff/surveys/texts', {
  permission: 'readSurveyTexts',
  input: z.object({
    surveyNo: recordNo,
    questionNo: recordNo,
    page: wireInteger.pipe(z.int().min(1).max(10_000)).default(1),
  }),
  entity: z.object({ texts: z.array(z.string()), isLast: z.boolean() }),
  refusals: ['STAFF_SURVEY_NOT_FOUND'],
})
