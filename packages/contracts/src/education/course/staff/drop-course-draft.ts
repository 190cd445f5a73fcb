import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields } from './course-shape.ts'

/** Throws a draft away. */
export const dropCourseDraft = endpoint({
  operation: 'dropCourseDraft',
  methods: ['POST'],
  path: '/api/staff/courses/dropDraft',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object(draftFields),
  entity: z.object({}),
  refusals: [...DRAFT_REFUSALS, ...STAFF_REFUSALS],
})
