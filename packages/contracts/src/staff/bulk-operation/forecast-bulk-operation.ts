import { z } from 'zod'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { bulkKind, bulkSet } from './bulk-operation-shape.ts'

/** Whom an action over a frozen set would reach by now; nothing of it happens. */
export const forecastBulkOperation = endpoint({
  operation: 'forecastBulkOperation',
  methods: ['POST'],
  path: '/api/staff/bulkOperations/forecast',
  access: 'staff',
  permission: 'operateInBulk',
  effect: 'reads',
  sends: 'json',
  input: z.object({ ...bulkSet, kind: bulkKind }),
  entity: z.object({
    /** Members of a message, enrolments of an extension. */
    people: z.int(),
    /** Rows that have left the conditions since they were frozen. */
    left: z.int(),
    needsApproval: z.boolean(),
  }),
  refusals: ['SET_ENDED', 'BULK_OTHER_LIST', ...STAFF_REFUSALS],
})
