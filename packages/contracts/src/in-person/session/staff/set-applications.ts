import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { actionReason } from './staff-session-shape.ts'

/** Closes the applications of a session, or opens them again until an instant. */
export const setApplications = endpoint({
  operation: 'setApplications',
  methods: ['POST'],
  path: '/api/staff/sessions/applications',
  access: 'staff',
  permission: 'decideSessions',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    sessionNo: recordNo,
    /** Null: they close now. */
    closesAt: instant.nullable(),
    reason: actionReason,
  }),
  entity: z.object({ sessionNo: z.int() }),
  refusals: [
    'SESSION_NOT_FOUND',
    'SESSION_HAS_BEGUN',
    'NOTHING_CHANGES',
    'APPLICATIONS_TIME_WRONG',
    ...STAFF_REFUSALS,
  ],
})
