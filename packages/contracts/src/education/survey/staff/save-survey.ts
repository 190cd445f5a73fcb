import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { surveyFields } from './staff-survey-shape.ts'

/** Adds a version of a year's survey, which learners get from now on; `lastEdition` 0 adds the first version of a year. */
export const saveSurvey = staffWrites('/api/staff/surveys/save', {
  label: '설문 저장',
  permission: 'changeSurveys',
  audit: { subject: 'surveyNo' },
  input: z.object({
    year: z.int().min(2000, '연도를 다시 확인해주세요.').max(2100, '연도를 다시 확인해주세요.'),
    /** Uses optimistic locking: the change is refused if another editor has saved a newer version. */
    lastEdition: z.int().min(0),
    ...surveyFields,
  }),
  entity: z.object({ surveyNo: z.int(), edition: z.int() }),
  refusals: ['SURVEY_CHANGED', 'SURVEY_SAME'],
})
