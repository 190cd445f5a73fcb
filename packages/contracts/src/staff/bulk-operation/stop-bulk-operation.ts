import { z } from 'zod'
import { recordNo, staffWrites } from '../../kit/index.ts'

/** Stops an action: what is done stays done, the rest is left. */
export const stopBulkOperation = staffWrites('/api/staff/bulkOperations/stop', {
  label: '일괄 처리 멈추기',
  permission: 'operateInBulk',
  audit: { subject: 'bulkOperationNo' },
  input: z.object({ bulkOperationNo: recordNo }),
  entity: z.object({ bulkOperationNo: z.int() }),
  refusals: ['BULK_NOT_FOUND', 'BULK_ENDED'],
})
