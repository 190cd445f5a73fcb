import { z } from 'zod'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { approvalShown, MERGE_REFUSALS, STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Two accounts of one person side by side, masked, with what would move; the look is written to the log. */
export const forecastMerge = endpoint({
  operation: 'forecastMerge',
  methods: ['POST'],
  path: '/api/staff/members/forecastMerge',
  access: 'staff',
  permission: 'changeMembers',
  effect: 'writes',
  sends: 'json',
  input: z.object({ stayNo: recordNo, closedNo: recordNo }),
  entity: z.object({ shown: approvalShown }),
  refusals: [...MERGE_REFUSALS, ...STAFF_REFUSALS],
  perMinute: 60,
})
