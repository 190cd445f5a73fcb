import { z } from 'zod'
import { memberWrites } from '../../kit/declare.ts'
import { recordNo } from '../../kit/fields.ts'

/** Joins the waiting list of a full session without giving up the present seat. A second call returns the same entry. */
export const joinWaitingList = memberWrites('/api/offline/edu/joinWaitingList', {
  label: '대기 신청',
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
  ],
  inTurn: 'seat',
})
