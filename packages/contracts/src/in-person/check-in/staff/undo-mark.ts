import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/** Takes a mark by hand back, at once and by its own employee. Answers the present row. */
export const undoMark = endpoint({
  operation: 'undoMark',
  methods: ['POST'],
  path: '/api/staff/sessions/undoMark',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ markNo: recordNo }),
  entity: rosterRowShape,
  refusals: ['BOOKING_NOT_FOUND', 'UNDO_TOO_LATE', ...STAFF_REFUSALS],
})
