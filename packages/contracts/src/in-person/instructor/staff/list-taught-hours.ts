import { z } from 'zod'
import { endpoint, wireInteger } from '../../../kit/index.ts'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Minutes that each instructor taught in a year, month by month (Seoul); lessons that are not over do not count. */
export const listTaughtHours = endpoint({
  operation: 'listTaughtHours',
  methods: ['GET'],
  path: '/api/staff/instructors/hours',
  access: 'staff',
  permission: 'handleVenues',
  effect: 'reads',
  sends: 'query',
  input: z.object({ searchYear: wireInteger.pipe(z.int().min(2000).max(2100)) }),
  entity: z.object({
    list: z.array(
      z.object({
        instructorNo: z.int(),
        name: z.string(),
        /** January first. */
        months: z.array(z.int()).length(12),
        total: z.int(),
      }),
    ),
  }),
  refusals: [...STAFF_REFUSALS],
})
