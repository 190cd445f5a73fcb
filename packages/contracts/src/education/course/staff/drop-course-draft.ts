import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { DRAFT_REFUSALS, draftFields } from './course-shape.ts'

export const dropCourseDraft = staffWrites('/api/staff/courses/dropDraft', {
  label: '과정 초안 버리기',
  permission: 'changeCourses',
  audit: { subject: 'courseNo' },
  input: z.object(draftFields),
  entity: z.object({}),
  refusals: [...DRAFT_REFUSALS],
})
