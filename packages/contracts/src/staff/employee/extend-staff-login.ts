import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'

/** Extends the login without other activity (WCAG 2.2.1), at most to the end of the working day. */
export const extendStaffLogin = staffWrites('/api/staff/extendSession', {
  publishedAs: 'extendStaffSession',
  input: z.object({}),
  entity: z.object({ remainingSeconds: z.int() }),
})
