import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ENTER_SESSION_REFUSALS } from '../../enrolment/in-person-shape.ts'
import { textBeside, rosterRowShape, seatReason } from './staff-session-shape.ts'

/** Gives a free seat to a person of the waiting list, in any order, and notifies them. Returns the current row. */
export const seatFromQueue = staffWrites('/api/staff/sessions/seatFromQueue', {
  label: '대기자에게 자리 주기',
  permission: 'decideSessions',
  audit: {},
  input: z.object({ waitingNo: recordNo, reasonCode: seatReason, text: textBeside }),
  entity: rosterRowShape,
  refusals: ['WAITING_NOT_FOUND', ...ENTER_SESSION_REFUSALS],
})
