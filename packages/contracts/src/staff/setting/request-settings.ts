import { z } from 'zod'
import { endpoint, instant, recordNo } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Asks for a new version of the association's words, as they were previewed; a second person approves it. */
export const requestSettings = endpoint({
  operation: 'requestSettings',
  methods: ['POST'],
  path: '/api/staff/settings/request',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'writes',
  sends: 'json',
  input: z.object({
    previewNo: recordNo,
    /** Left out: as soon as it is approved. */
    startsAt: instant.optional(),
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
    ...STAFF_REFUSALS,
  ],
})
