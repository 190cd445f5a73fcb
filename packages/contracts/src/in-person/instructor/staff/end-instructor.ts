import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { actionReason } from '../../session/staff/staff-session-shape.ts'

/** An instructor teaches no more, or again; one with lessons to come goes on. */
export const endInstructor = endpoint({
  operation: 'endInstructor',
  methods: ['POST'],
  path: '/api/staff/instructors/end',
  access: 'staff',
  permission: 'handleVenues',
  effect: 'writes',
  sends: 'json',
  input: z.object({ instructorNo: recordNo, isEnded: z.boolean(), reason: actionReason }),
  entity: z.object({ instructorNo: z.int() }),
  refusals: ['INSTRUCTOR_NOT_FOUND', 'NOTHING_CHANGES', 'INSTRUCTOR_HAS_LESSONS', ...STAFF_REFUSALS],
})
