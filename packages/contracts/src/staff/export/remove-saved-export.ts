import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Forgets an own saved export, or, by headquarters, one of a role; files that were made stay. */
export const removeSavedExport = staffWrites('/api/staff/exports/saved/remove', {
  permission: 'exportLists',
  input: z.object({ savedNo: recordNo }),
  entity: z.object({}),
  refusals: ['SAVED_EXPORT_NOT_FOUND'],
  perMinute: 60,
})
