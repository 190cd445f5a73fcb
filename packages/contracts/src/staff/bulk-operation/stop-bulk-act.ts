import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Stops an act: what is done stays done, the rest is left. */
export const stopBulkAct = endpoint({
  operation: 'stopBulkAct',
  methods: ['POST'],
  path: '/api/staff/bulkActs/stop',
  access: 'staff',
  permission: 'actInBulk',
  effect: 'writes',
  sends: 'json',
  input: z.object({ bulkActNo: recordNo }),
  entity: z.object({ bulkActNo: z.int() }),
  refusals: ['BULK_NOT_FOUND', 'BULK_ENDED', ...STAFF_REFUSALS],
})
