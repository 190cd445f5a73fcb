import { z } from 'zod'
import { auditReason } from '../../forms/reason.ts'
import { endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { BULK_REFUSALS, bulkSet, bulkWork } from './bulk-act-shape.ts'

/** Begins an act over a frozen set, up to 1,000 people. Ordered again, the set has the same act. */
export const orderBulkAct = endpoint({
  operation: 'orderBulkAct',
  methods: ['POST'],
  path: '/api/staff/bulkActs/order',
  access: 'staff',
  permission: 'actInBulk',
  effect: 'writes',
  sends: 'json',
  input: z.object({ ...bulkSet, work: bulkWork, reason: auditReason }),
  entity: z.object({ bulkActNo: z.int(), people: z.int(), left: z.int() }),
  refusals: ['BULK_NEEDS_APPROVAL', ...BULK_REFUSALS, ...STAFF_REFUSALS],
})
