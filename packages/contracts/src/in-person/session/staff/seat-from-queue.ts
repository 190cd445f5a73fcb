import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { ENTER_SESSION_REFUSALS } from '../../enrolment/in-person-shape.ts'
import { textBeside, rosterRowShape, seatReason } from './staff-session-shape.ts'

/** Gives a free seat to a person of the queue, in any order; the person is told. Answers the present row. */
export const seatFromQueue = endpoint({
  operation: 'seatFromQueue',
  methods: ['POST'],
  path: '/api/staff/sessions/seatFromQueue',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ waitingNo: recordNo, reasonCode: seatReason, text: textBeside }),
  entity: rosterRowShape,
  refusals: ['WAITING_NOT_FOUND', ...ENTER_SESSION_REFUSALS, ...STAFF_REFUSALS],
})
