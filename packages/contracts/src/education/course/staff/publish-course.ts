import { z } from 'zod'
import { endpoint, instant } from '../../../kit/index.ts'
import { PUBLISH_REFUSALS, STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields, startField } from './course-shape.ts'

/** Publishes a draft of a year that has not begun, from an instant on. */
export const publishCourse = endpoint({
  operation: 'publishCourse',
  methods: ['POST'],
  path: '/api/staff/courses/publish',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...draftFields, ...startField }),
  entity: z.object({ startsAt: instant }),
  refusals: [...DRAFT_REFUSALS, ...PUBLISH_REFUSALS, 'COURSE_NEEDS_TWO', ...STAFF_REFUSALS],
})
