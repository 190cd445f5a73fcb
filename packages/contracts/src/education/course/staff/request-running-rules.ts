import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields, PUBLISH_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields, startField } from './course-shape.ts'

/** Asks for a draft of a running year to be published; a second person does so. */
export const requestRunningRules = staffWrites('/api/staff/courses/requestRules', {
  permission: 'changeCourses',
  input: z.object({ ...draftFields, ...startField, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...DRAFT_REFUSALS, ...PUBLISH_REFUSALS, 'COURSE_NEEDS_ONE', ...ASKING_REFUSALS],
})
