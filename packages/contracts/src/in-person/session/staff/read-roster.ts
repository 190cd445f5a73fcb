import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { rosterRowShape } from './staff-session-shape.ts'

/**
 * Returns all people of a session, masked, with its waiting list. A masked list needs no reason; the audit log keeps each person
 * shown.
 */
export const readRoster = staffWrites('/api/staff/roster', {
  label: '집합교육 명단 조회',
  isView: true,
  permission: 'readSessions',
  audit: { subject: 'sessionNo' },
  input: z.object({ sessionNo: recordNo }),
  entity: z.object({ list: z.array(rosterRowShape) }),
  refusals: ['SESSION_NOT_FOUND'],
  perMinute: 30,
})
