import { z } from 'zod'
import { endpoint, recordNo } from '../kit/index.ts'
import { auditReason } from '../forms/reason.ts'
import { rosterRowShape } from './staff-session-shape.ts'

/**
 * All people of a session, masked. Each person shown is written to the audit log with the reason, as in the member
 * search.
 */
export const readRoster = endpoint({
  operation: 'readRoster',
  methods: ['POST'],
  path: '/api/staff/roster',
  access: 'staff',
  permission: 'readSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ sessionNo: recordNo, reason: auditReason }),
  entity: z.object({ list: z.array(rosterRowShape) }),
  refusals: ['SESSION_NOT_FOUND', 'STAFF_FORBIDDEN', 'STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
  perMinute: 30,
})
