import { z } from 'zod'
import { endpoint, requiredText, text } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** A lecture without a video; a course takes it once one is published. */
export const addLecture = endpoint({
  operation: 'addLecture',
  methods: ['POST'],
  path: '/api/staff/lectures/add',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ title: requiredText(100), summary: text(300).default('') }),
  entity: z.object({ lectureNo: z.int() }),
  refusals: [...STAFF_REFUSALS],
})
