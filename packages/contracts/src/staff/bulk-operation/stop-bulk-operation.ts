import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

export const stopBulkOperation = staffWrites('/api/staff/bulkOperations/stop', {
  label: '일괄 처리 멈추기',
  permission: 'operateInBulk',
  audit: { subject: 'bulkOperationNo' },
  input: z.object({ bulkOperationNo: recordNo }),
  entity: z.object({ bulkOperationNo: z.int() }),
  refusals: ['BULK_NOT_FOUND', 'BULK_ENDED'],
})
