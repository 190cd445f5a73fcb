import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { BULK_REFUSALS, bulkSet, bulkWork } from './bulk-operation-shape.ts'

/** Asks a second employee for an action over more than 1,000 people; its rows are kept as they are now. */
export const requestBulkOperation = endpoint({
  operation: 'requestBulkOperation',
  methods: ['POST'],
  path: '/api/staff/bulkOperations/request',
  access: 'staff',
  permission: 'operateInBulk',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...bulkSet, work: bulkWork, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['BULK_NEEDS_NO_APPROVAL', ...BULK_REFUSALS, ...ASKING_REFUSALS, ...STAFF_REFUSALS],
})
