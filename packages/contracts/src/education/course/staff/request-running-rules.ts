import { z } from 'zod'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields, PUBLISH_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields, startField } from './course-shape.ts'

/** Requests the publication of a draft of a running year, which a second person carries out. */
export const requestRunningRules = staffWrites('/api/staff/courses/requestRules', {
  permission: 'changeCourses',
  input: z.object({ ...draftFields, ...startField, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [...DRAFT_REFUSALS, ...PUBLISH_REFUSALS, 'COURSE_NEEDS_ONE', ...ASKING_REFUSALS],
})
