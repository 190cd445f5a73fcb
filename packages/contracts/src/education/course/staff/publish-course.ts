import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { PUBLISH_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields, startField } from './course-shape.ts'

export const publishCourse = staffWrites('/api/staff/courses/publish', {
  label: '과정 버전 공개',
  permission: 'changeCourses',
  audit: { subject: 'courseNo' },
  input: z.object({ ...draftFields, ...startField }),
  entity: z.object({ startsAt: instant }),
  refusals: [...DRAFT_REFUSALS, ...PUBLISH_REFUSALS, 'COURSE_NEEDS_TWO'],
})
