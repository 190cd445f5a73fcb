import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { wordsBeside, seatReason } from './staff-session-shape.ts'

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
    words: wordsBeside,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: [
    'BOOKING_NOT_FOUND',
    'ENROLMENT_NOT_FOUND',
    'SESSION_NOT_FOUND',
    'SESSION_CANCELLED',
    'SESSION_APPLICATIONS_CLOSED',
    'SESSION_NOT_OPEN_YET',
    'SESSION_OTHER_TRADE',
    'SAME_TIME_BOOKED',
    'SESSION_FULL',
    'SESSION_TRADE_FULL',
    'ALREADY_ENDED',
    'CHANGE_TOO_LATE',
    'NO_SEAT',
    'SAME_SESSION',
    'STAFF_FORBIDDEN',
    'STAFF_SESSION_EXPIRED',
    'STAFF_LOGIN_REQUIRED',
  ],
})
