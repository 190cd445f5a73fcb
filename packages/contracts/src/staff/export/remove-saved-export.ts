import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Removes the caller's own saved export; headquarters may also remove one of a role. Files already made are kept. */
export const removeSavedExport = staffWrites('/api/staff/exports/saved/remove', {
  permission: 'exportLists',
  input: z.object({ savedNo: recordNo }),
  entity: z.object({}),
  refusals: ['SAVED_EXPORT_NOT_FOUND'],
  perMinute: 60,
})
