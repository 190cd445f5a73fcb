import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { actionReason } from '../../../forms/reason.ts'
import { rosterRowShape } from '../../session/staff/staff-session-shape.ts'

/**
 * Decides the attendance of a person whose marks are inconclusive; a present person completes at once. Returns the current row.
 */
export const decidePresence = staffWrites('/api/staff/decidePresence', {
  label: '출석 결정',
  permission: 'decideSessions',
  audit: { subject: 'applicationNo' },
  input: z.object({ applicationNo: recordNo, isPresent: z.boolean(), reason: actionReason }),
  entity: rosterRowShape,
  refusals: [
    'BOOKING_NOT_FOUND',
    'SESSION_CANCELLED',
    'SESSION_NOT_OVER',
    'NOTHING_TO_SETTLE',
    'APPLIED_AGAIN',
  ],
})
