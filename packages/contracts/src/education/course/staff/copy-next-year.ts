import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Makes drafts of the coming year out of this year's courses, with question bank and survey; twice is once. */
export const copyNextYear = endpoint({
  operation: 'copyNextYear',
  methods: ['POST'],
  path: '/api/staff/courses/copyNextYear',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({}),
  entity: z.object({ year: z.int(), courses: z.int(), questions: z.int(), hasNewSurvey: z.boolean() }),
  refusals: ['NEXT_YEAR_COPIED', ...STAFF_REFUSALS],
})
