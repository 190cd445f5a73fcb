import { z } from 'zod'
import { staffReads } from '../../kit/declare.ts'
import { bulkKind, bulkSet } from './bulk-operation-shape.ts'

/** Counts whom an action over a frozen set would reach now; changes nothing. */
export const forecastBulkOperation = staffReads('/api/staff/bulkOperations/forecast', {
  methods: ['POST'],
  permission: 'operateInBulk',
  sends: 'json',
  input: z.object({ ...bulkSet, kind: bulkKind }),
  entity: z.object({
    people: z.int(),
    /** Counts rows that have left the conditions since they were frozen. */
    left: z.int(),
    needsApproval: z.boolean(),
  }),
  refusals: ['SET_ENDED', 'BULK_OTHER_LIST'],
})
