import { z } from 'zod'
import { auditReason } from '../../forms/reason.ts'
import { staffWrites } from '../../kit/declare.ts'
import { BULK_REFUSALS, bulkSet, bulkWork } from './bulk-operation-shape.ts'

/** Starts an action over a frozen set of up to 1,000 people. Ordering the same set again returns the same action. */
export const orderBulkOperation = staffWrites('/api/staff/bulkOperations/order', {
  label: '일괄 처리 시작',
  permission: 'operateInBulk',
  audit: { subject: 'bulkOperationNo' },
  input: z.object({ ...bulkSet, work: bulkWork, reason: auditReason }),
  entity: z.object({ bulkOperationNo: z.int(), people: z.int(), left: z.int() }),
  refusals: ['BULK_NEEDS_APPROVAL', ...BULK_REFUSALS],
})
