import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'
import { seatAnswer } from '../enrolment/in-person-shape.ts'

/** Accepts the offered seat: a new applicant proceeds to payment; a booked one moves and releases the old seat. */
export const acceptOffer = memberWrites('/api/offline/edu/acceptOffer', {
  label: '안내받은 자리 받기',
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
  ],
})
