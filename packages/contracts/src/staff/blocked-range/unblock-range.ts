import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { auditReason } from '../../forms/reason.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Ends a block; ending it twice answers the same. */
export const unblockRange = endpoint({
  operation: 'unblockRange',
  methods: ['POST'],
  path: '/api/staff/unblockRange',
  access: 'staff',
  permission: 'blockAddresses',
  effect: 'writes',
  sends: 'json',
  input: z.object({ rangeNo: recordNo, reason: auditReason }),
  entity: z.object({ rangeNo: z.int() }),
  refusals: ['RANGE_NOT_FOUND', ...STAFF_REFUSALS],
})
