import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'

export const beginCourseDraft = staffWrites('/api/staff/courses/beginDraft', {
  label: '과정 초안 시작',
  permission: 'changeCourses',
  audit: {},
  input: z.object({ courseNo: recordNo }),
  entity: z.object({ courseNo: z.int() }),
  refusals: ['COURSE_NOT_FOUND'],
})
