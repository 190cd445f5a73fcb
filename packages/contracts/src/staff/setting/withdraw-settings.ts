import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../approval/approval-shape.ts'

/** Requests the withdrawal of a version that has not begun; a second person approves it. */
export const withdrawSettings = staffWrites('/api/staff/settings/withdraw', {
  permission: 'changeSettings',
  input: z.object({ versionNo: recordNo, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['SETTINGS_NOT_FOUND', 'SETTINGS_BEGUN', ...ASKING_REFUSALS],
})
