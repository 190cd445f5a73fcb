import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'

/** Creates drafts of the coming year from this year's courses, with question bank and survey. Is idempotent. */
export const copyNextYear = staffWrites('/api/staff/courses/copyNextYear', {
  label: '내년 과정 만들기',
  permission: 'changeCourses',
  audit: {},
  input: z.object({}),
  entity: z.object({ year: z.int(), courses: z.int(), questions: z.int(), hasNewSurvey: z.boolean() }),
  refusals: ['NEXT_YEAR_COPIED'],
})
