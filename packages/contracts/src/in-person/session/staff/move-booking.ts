import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ENTER_SESSION_REFUSALS } from '../../enrolment/in-person-shape.ts'
import { textBeside, seatReason } from './staff-session-shape.ts'

export const moveBooking = staffWrites('/api/staff/sessions/moveBooking', {
  label: '다른 회차로 옮기기',
  permission: 'decideSessions',
  audit: { subject: 'applicationNo' },
  input: z.object({
    applicationNo: recordNo,
    sessionNo: recordNo,
    reasonCode: seatReason,
    text: textBeside,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: ['BOOKING_NOT_FOUND', 'ENROLMENT_NOT_FOUND', ...ENTER_SESSION_REFUSALS],
})
