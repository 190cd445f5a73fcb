import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'
import { rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/**
 * Closes a booking exception that was settled elsewhere, with a note. Presence requires a decision instead. Returns the current
 * row.
 */
export const closeBookingException = staffWrites('/api/staff/closeBookingException', {
  label: '집합교육 확인 마치기',
  permission: 'decideSessions',
  audit: { subject: 'applicationNo' },
  input: z.object({ applicationNo: recordNo, reason: actionReason }),
  entity: rosterRowShape,
  refusals: ['BOOKING_NOT_FOUND', 'BOOKING_EXCEPTION_CLOSED', 'PRESENCE_UNDECIDED'],
})
