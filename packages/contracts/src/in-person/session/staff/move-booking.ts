import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { ENTER_SESSION_REFUSALS } from '../../enrolment/in-person-shape.ts'
import { textBeside, seatReason } from './staff-session-shape.ts'

/** Moves one person to another session by the rules of their own move; the person is told. */
export const moveBooking = endpoint({
  operation: 'moveBooking',
  methods: ['POST'],
  path: '/api/staff/sessions/moveBooking',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    applicationNo: recordNo,
    sessionNo: recordNo,
    reasonCode: seatReason,
    text: textBeside,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: ['BOOKING_NOT_FOUND', 'ENROLMENT_NOT_FOUND', ...ENTER_SESSION_REFUSALS, ...STAFF_REFUSALS],
})
