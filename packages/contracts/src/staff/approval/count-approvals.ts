import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'

/** Counts the requests that wait for this employee and their own waiting ones. Every screen polls it, so it extends no login. */
export const countApprovals = staffReads('/api/staff/approvals/count', {
  permission: 'useApprovals',
  input: z.object({}),
  entity: z.object({ toDecide: z.int(), asked: z.int() }),
  extendsLogin: false,
})
