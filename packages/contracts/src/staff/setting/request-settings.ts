import { z } from 'zod'
import { sentInstant, recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'

/** Requests a new version of the association's texts as previewed; a second person approves it. */
export const requestSettings = staffWrites('/api/staff/settings/request', {
  permission: 'changeSettings',
  input: z.object({
    previewNo: recordNo,
    startsAt: sentInstant.optional(),
    ...askingFields,
  }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: [
    'PREVIEW_NOT_FOUND',
    'PREVIEW_NOT_DRAWN',
    'PREVIEW_FAILED',
    'SETTINGS_SAME',
    'SETTINGS_START_PAST',
    'SETTINGS_START_TAKEN',
    ...ASKING_REFUSALS,
  ],
})
