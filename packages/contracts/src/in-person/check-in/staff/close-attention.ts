import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { actionReason, rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/**
 * Takes a booking settled elsewhere off the list, with a note; presence needs a decision instead. Answers the present
 * row.
 */
export const closeAttention = endpoint({
  operation: 'closeAttention',
  methods: ['POST'],
  path: '/api/staff/closeAttention',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ applicationNo: recordNo, reason: actionReason }),
  entity: rosterRowShape,
  refusals: ['BOOKING_NOT_FOUND', 'ATTENTION_OVER', 'PRESENCE_UNDECIDED', ...STAFF_REFUSALS],
})
