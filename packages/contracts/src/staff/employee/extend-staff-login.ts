import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'

/** Stays logged in without doing anything else (WCAG 2.2.1), to the end of the working day at most. */
export const extendStaffLogin = staffWrites('/api/staff/extendSession', {
  publishedAs: 'extendStaffSession',
  input: z.object({}),
  entity: z.object({ remainingSeconds: z.int() }),
})
