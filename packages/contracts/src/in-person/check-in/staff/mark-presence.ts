import { handMarkReasons } from '@hygiene/domain/in-person/check-in/may-mark-by-hand'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { textBeside, rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/** Marks a person by hand, with a coded reason. Returns the current row and the mark, which can be undone for a few seconds. */
export const markPresence = staffWrites('/api/staff/sessions/markPresence', {
  label: '입실·퇴실 수동 처리',
  permission: 'decideSessions',
  audit: { subject: 'applicationNo' },
  input: z.object({
    applicationNo: recordNo,
    direction: z.enum(['in', 'out']),
    reasonCode: z.enum(handMarkReasons),
    text: textBeside,
  }),
  entity: z.object({ markNo: z.int(), row: rosterRowShape }),
  refusals: ['BOOKING_NOT_FOUND', 'SESSION_CANCELLED', 'CHECK_IN_NOT_OPEN', 'NOT_EXPECTED', 'ALREADY_MARKED'],
})
