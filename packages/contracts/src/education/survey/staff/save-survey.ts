import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { surveyFields } from './staff-survey-shape.ts'

/** Writes another version of a year's survey, which learners are asked from now on; 0 begins the year's first. */
export const saveSurvey = staffWrites('/api/staff/surveys/save', {
  label: '설문 저장',
  permission: 'changeSurveys',
  audit: { subject: 'surveyNo' },
  input: z.object({
    year: z.int().min(2000, '연도를 다시 확인해주세요.').max(2100, '연도를 다시 확인해주세요.'),
    /** The version that was read. If another editor has saved one since, the change is refused. */
    lastEdition: z.int().min(0),
    ...surveyFields,
  }),
  entity: z.object({ surveyNo: z.int(), edition: z.int() }),
  refusals: ['SURVEY_CHANGED', 'SURVEY_SAME'],
})
