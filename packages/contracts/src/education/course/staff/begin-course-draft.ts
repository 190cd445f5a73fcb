import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** The draft of a course: the one there is, or a copy of its latest version. */
export const beginCourseDraft = endpoint({
  operation: 'beginCourseDraft',
  methods: ['POST'],
  path: '/api/staff/courses/beginDraft',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ courseNo: recordNo }),
  entity: z.object({ courseNo: z.int() }),
  refusals: ['COURSE_NOT_FOUND', ...STAFF_REFUSALS],
})
