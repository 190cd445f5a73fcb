import { z } from 'zod'
import { instant, recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

/** Pauses a scheduled export, or resumes it with its next turn. */
export const pauseExport = staffWrites('/api/staff/exports/saved/pause', {
  permission: 'exportLists',
  input: z.object({ savedNo: recordNo, isPaused: z.boolean() }),
  entity: z.object({ nextAt: instant.nullable() }),
  refusals: ['SAVED_EXPORT_NOT_FOUND', 'SAVED_EXPORT_UNSCHEDULED'],
  perMinute: 60,
})
