import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'

/** How many requests wait for this employee, and how many of their own wait; shown on every screen, so it extends no login. */
export const countApprovals = staffReads('/api/staff/approvals/count', {
  permission: 'useApprovals',
  input: z.object({}),
  entity: z.object({ toDecide: z.int(), asked: z.int() }),
  extendsLogin: false,
})
