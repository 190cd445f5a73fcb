import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { wordsBeside, rosterRowShape, seatReason } from './staff-session-shape.ts'

/** Gives a free seat to a person of the queue, in any order; the person is told. Answers the present row. */
export const seatFromQueue = endpoint({
  operation: 'seatFromQueue',
  methods: ['POST'],
  path: '/api/staff/sessions/seatFromQueue',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ waitingNo: recordNo, reasonCode: seatReason, words: wordsBeside }),
  entity: rosterRowShape,
  refusals: [
    'WAITING_NOT_FOUND',
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
