import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'
import { typedPeople } from './staff-session-shape.ts'

export const cancelInPersonSession = staffWrites('/api/staff/cancelSession', {
  label: '집합교육 회차 취소',
  permission: 'decideSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({
    sessionNo: recordNo,
    reason: actionReason,
    replacedByNo: recordNo.optional(),
    people: typedPeople,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: [
    'SESSION_NOT_FOUND',
    'ALREADY_CANCELLED',
    'SESSION_OVER',
    'REPLACEMENT_NOT_OPEN',
    'REPLACEMENT_OF_OTHER_COURSE',
    'PEOPLE_CHANGED',
  ],
})
