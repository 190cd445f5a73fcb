import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'

/** Stays logged in without doing anything else (WCAG 2.2.1), to the end of the working day at most. */
export const extendStaffLogin = endpoint({
  operation: 'extendStaffLogin',
  publishedAs: 'extendStaffSession',
  methods: ['POST'],
  path: '/api/staff/extendSession',
  access: 'staff',
  effect: 'writes',
  sends: 'json',
  input: z.object({}),
  entity: z.object({ remainingSeconds: z.int() }),
  refusals: ['STAFF_SESSION_EXPIRED', 'STAFF_LOGIN_REQUIRED'],
})
