import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Forgets an own saved export, or, by headquarters, one of a role; files that were made stay. */
export const removeSavedExport = endpoint({
  operation: 'removeSavedExport',
  methods: ['POST'],
  path: '/api/staff/exports/saved/remove',
  access: 'staff',
  permission: 'exportLists',
  effect: 'writes',
  sends: 'json',
  input: z.object({ savedNo: recordNo }),
  entity: z.object({}),
  refusals: ['SAVED_EXPORT_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 60,
})
