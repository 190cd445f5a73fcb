import { handMarkReasons } from '@hygiene/domain'
import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { textBeside, rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/** Marks a person whom the check-in did not, with a coded reason. Answers the present row, and the mark, which may be taken back for seconds. */
export const markPresence = endpoint({
  operation: 'markPresence',
  methods: ['POST'],
  path: '/api/staff/sessions/markPresence',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    applicationNo: recordNo,
    direction: z.enum(['in', 'out']),
    reasonCode: z.enum(handMarkReasons),
    text: textBeside,
  }),
  entity: z.object({ markNo: z.int(), row: rosterRowShape }),
  refusals: [
    'BOOKING_NOT_FOUND',
    'SESSION_CANCELLED',
    'CHECK_IN_NOT_OPEN',
    'NOT_EXPECTED',
    'ALREADY_MARKED',
    ...STAFF_REFUSALS,
  ],
})
