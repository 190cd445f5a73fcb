import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from './approval-shape.ts'

/** How many requests wait for this employee, and how many of their own wait; shown on every screen, so it extends no login. */
export const countApprovals = endpoint({
  operation: 'countApprovals',
  methods: ['GET'],
  path: '/api/staff/approvals/count',
  access: 'staff',
  permission: 'useApprovals',
  effect: 'reads',
  sends: 'query',
  input: z.object({}),
  entity: z.object({ toDecide: z.int(), asked: z.int() }),
  refusals: [...STAFF_REFUSALS],
  extendsLogin: false,
})
