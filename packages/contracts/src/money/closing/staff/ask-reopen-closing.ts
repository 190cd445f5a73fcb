import { z } from 'zod'
import { day } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { ASKING_REFUSALS, askingFields } from '../../../staff/approval/approval-shape.ts'

export const askReopenClosing = staffWrites('/api/staff/closings/reopen', {
  permission: 'handlePaymentExceptions',
  input: z.object({ day, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['CLOSING_NOT_FOUND', ...ASKING_REFUSALS],
})
