import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { rosterRowShape } from './staff-session-shape.ts'

/**
 * All people of a session, masked, with its queue. A masked list asks for no reason; each person shown is written to the
 * audit log.
 */
export const readRoster = endpoint({
  operation: 'readRoster',
  methods: ['POST'],
  path: '/api/staff/roster',
  access: 'staff',
  permission: 'readSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ sessionNo: recordNo }),
  entity: z.object({ list: z.array(rosterRowShape) }),
  refusals: ['SESSION_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 30,
})
