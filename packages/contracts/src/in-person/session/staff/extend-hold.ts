import { extensionHours } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo, wireInteger } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { textBeside, rosterRowShape, seatReason } from './staff-session-shape.ts'

/** Gives a person more time to pay for a held seat. Answers the present row. */
export const extendHold = endpoint({
  operation: 'extendHold',
  methods: ['POST'],
  path: '/api/staff/sessions/extendHold',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    applicationNo: recordNo,
    hours: wireInteger.pipe(z.literal(extensionHours)),
    reasonCode: seatReason,
    text: textBeside,
  }),
  entity: rosterRowShape,
  refusals: ['BOOKING_NOT_FOUND', 'SESSION_CANCELLED', 'HOLD_OVER', 'HOLD_AT_LIMIT', ...STAFF_REFUSALS],
})
