import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/** Undoes a manual mark; only the employee who made it may do so, within seconds. Returns the current row. */
export const undoMark = staffWrites('/api/staff/sessions/undoMark', {
  label: '입실·퇴실 되돌리기',
  permission: 'decideSessions',
  audit: {},
  input: z.object({ markNo: recordNo }),
  entity: rosterRowShape,
  refusals: ['BOOKING_NOT_FOUND', 'UNDO_TOO_LATE'],
})
