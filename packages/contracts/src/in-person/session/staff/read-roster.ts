import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { rosterRowShape } from './staff-session-shape.ts'

/**
 * All people of a session, masked, with its queue. A masked list asks for no reason; each person shown is written to the
 * audit log.
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
