import { z } from 'zod'
import { auditReason } from '../../forms/reason.ts'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { BULK_REFUSALS, bulkSet, bulkWork } from './bulk-operation-shape.ts'

/** Begins an action over a frozen set, up to 1,000 people. Ordered again, the set has the same action. */
export const orderBulkOperation = endpoint({
  operation: 'orderBulkOperation',
  methods: ['POST'],
  path: '/api/staff/bulkOperations/order',
  access: 'staff',
  permission: 'operateInBulk',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...bulkSet, work: bulkWork, reason: auditReason }),
  entity: z.object({ bulkOperationNo: z.int(), people: z.int(), left: z.int() }),
  refusals: ['BULK_NEEDS_APPROVAL', ...BULK_REFUSALS, ...STAFF_REFUSALS],
})
