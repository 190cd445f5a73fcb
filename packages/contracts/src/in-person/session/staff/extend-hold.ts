import { extensionHours } from '@hygiene/domain/in-person/seat/may-extend-hold'
import { z } from 'zod'
import { recordNo, wireInteger } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { textBeside, rosterRowShape, seatReason } from './staff-session-shape.ts'

export const extendHold = staffWrites('/api/staff/sessions/extendHold', {
  label: '자리 잡아 두는 시간 늘리기',
  permission: 'decideSessions',
  audit: { subject: 'applicationNo' },
  input: z.object({
    applicationNo: recordNo,
    hours: wireInteger.pipe(z.literal(extensionHours)),
    reasonCode: seatReason,
    text: textBeside,
  }),
  entity: rosterRowShape,
  refusals: ['BOOKING_NOT_FOUND', 'SESSION_CANCELLED', 'HOLD_OVER', 'HOLD_AT_LIMIT'],
})
