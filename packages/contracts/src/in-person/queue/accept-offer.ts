import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { seatAnswer } from '../enrolment/in-person-shape.ts'

/** Takes the offered seat: a new applicant goes on to pay, a booked one moves and gives the old seat back; ours. */
export const acceptOffer = endpoint({
  operation: 'acceptOffer',
  methods: ['POST'],
  path: '/api/offline/edu/acceptOffer',
  access: 'operator',
  effect: 'writes',
  sends: 'json',
  input: z.object({ waitingNo: recordNo }),
  entity: seatAnswer,
  refusals: [
    'WAITING_NOT_FOUND',
    'OFFER_NOT_FOUND',
    'OFFER_OVER',
    'CHANGE_TOO_LATE',
    'SAME_TIME_BOOKED',
    'ALREADY_ENDED',
    'SESSION_CANCELLED',
    'SESSION_EXPIRED',
    'LOGIN_REQUIRED',
  ],
})
