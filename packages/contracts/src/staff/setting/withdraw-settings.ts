import { z } from 'zod'
import { endpoint, recordNo } from '../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../approval/approval-shape.ts'

/** Asks that a version that has not begun never does; a second person approves it. */
export const withdrawSettings = endpoint({
  operation: 'withdrawSettings',
  methods: ['POST'],
  path: '/api/staff/settings/withdraw',
  access: 'staff',
  permission: 'changeSettings',
  effect: 'writes',
  sends: 'json',
  input: z.object({ versionNo: recordNo, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['SETTINGS_NOT_FOUND', 'SETTINGS_BEGUN', ...ASKING_REFUSALS, ...STAFF_REFUSALS],
})
