import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { DRAFT_REFUSALS, draftFields, rulesFields } from './course-shape.ts'

/** Saves the rules of a draft. Applicants do not see them before publication. */
export const saveCourseDraft = staffWrites('/api/staff/courses/saveDraft', {
  label: '과정 초안 저장',
  permission: 'changeCourses',
  audit: { subject: 'courseNo' },
  input: z.object({ ...draftFields, ...rulesFields }),
  entity: z.object({ revision: z.int() }),
  refusals: [...DRAFT_REFUSALS, 'COURSE_LECTURE_UNKNOWN', 'COURSE_LECTURE_WITHOUT_VIDEO'],
})
