import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields, rulesFields } from './course-shape.ts'

/** Keeps the rules of a draft; nothing of it meets an applicant before it is published. */
export const saveCourseDraft = endpoint({
  operation: 'saveCourseDraft',
  methods: ['POST'],
  path: '/api/staff/courses/saveDraft',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...draftFields, ...rulesFields }),
  entity: z.object({ revision: z.int() }),
  refusals: [...DRAFT_REFUSALS, 'COURSE_LECTURE_UNKNOWN', 'COURSE_LECTURE_WITHOUT_VIDEO', ...STAFF_REFUSALS],
})
