import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'
import { BULK_REFUSALS, bulkSet, bulkWork } from './bulk-operation-shape.ts'

/** Requests approval for an action over more than 1,000 people and keeps the present rows. */
export const requestBulkOperation = staffWrites('/api/staff/bulkOperations/request', {
  permission: 'operateInBulk',
  input: z.object({ ...bulkSet, work: bulkWork, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['BULK_NEEDS_NO_APPROVAL', ...BULK_REFUSALS, ...ASKING_REFUSALS],
})
