import { z } from 'zod'
import { endpoint } from '../../../kit/index.ts'
import {
  ASKING_REFUSALS,
  askingFields,
  PUBLISH_REFUSALS,
  STAFF_REFUSALS,
} from '../../../staff/approval/approval-shape.ts'
import { DRAFT_REFUSALS, draftFields, startField } from './course-shape.ts'

/** Asks for a draft of a running year to be published; a second person does so. */
export const requestRunningRules = endpoint({
  operation: 'requestRunningRules',
  methods: ['POST'],
  path: '/api/staff/courses/requestRules',
  access: 'staff',
  permission: 'changeCourses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...draftFields, ...startField, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    ...DRAFT_REFUSALS,
    ...PUBLISH_REFUSALS,
    'COURSE_NEEDS_ONE',
    ...ASKING_REFUSALS,
    ...STAFF_REFUSALS,
  ],
})
