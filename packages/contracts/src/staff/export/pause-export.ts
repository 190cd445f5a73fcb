import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Stops a scheduled export, or lets it go on from its next turn after now. */
export const pauseExport = endpoint({
  operation: 'pauseExport',
  methods: ['POST'],
  path: '/api/staff/exports/saved/pause',
  access: 'staff',
  permission: 'exportLists',
  effect: 'writes',
  sends: 'json',
  input: z.object({ savedNo: recordNo, isPaused: z.boolean() }),
  entity: z.object({ nextAt: instant.nullable() }),
  refusals: ['SAVED_EXPORT_NOT_FOUND', 'SAVED_EXPORT_UNSCHEDULED', ...STAFF_REFUSALS],
  perMinute: 60,
})
