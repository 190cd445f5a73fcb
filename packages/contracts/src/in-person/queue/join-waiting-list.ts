import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'

/** Joins the waiting list of a full session and keeps the present seat; a second call answers the same entry; ours. */
export const joinWaitingList = endpoint({
  operation: 'joinWaitingList',
  methods: ['POST'],
  path: '/api/offline/edu/joinWaitingList',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ inPersonEnrolmentNo: recordNo, sessionNo: recordNo }),
  entity: z.object({ waitingNo: z.int(), position: z.int() }),
  refusals: [
    'ENROLMENT_NOT_FOUND',
    'SESSION_NOT_FOUND',
    'SESSION_HAS_SEATS',
    'SESSION_NOT_OPEN_YET',
    'SESSION_APPLICATIONS_CLOSED',
    'SESSION_CANCELLED',
    'SESSION_OTHER_TRADE',
    'SAME_SESSION',
    'SAME_TIME_BOOKED',
    'CHANGE_TOO_LATE',
    'NO_SEAT',
    'TOO_MANY_WAITING',
    'ALREADY_ENDED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
  inTurn: 'seat',
})
