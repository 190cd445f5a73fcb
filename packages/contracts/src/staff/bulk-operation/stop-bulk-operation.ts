import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Stops an action: what is done stays done, the rest is left. */
export const stopBulkOperation = endpoint({
  operation: 'stopBulkOperation',
  methods: ['POST'],
  path: '/api/staff/bulkOperations/stop',
  access: 'staff',
  permission: 'operateInBulk',
  effect: 'writes',
  sends: 'json',
  input: z.object({ bulkOperationNo: recordNo }),
  entity: z.object({ bulkOperationNo: z.int() }),
  refusals: ['BULK_NOT_FOUND', 'BULK_ENDED', ...STAFF_REFUSALS],
})
