import { z } from 'zod'
import { day, endpoint } from '../../../kit/index.ts'
import { ASKING_REFUSALS, askingFields, STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'

/** Asks for a closed day to be opened again; a second person decides. */
export const askReopenClosing = endpoint({
  operation: 'askReopenClosing',
  methods: ['POST'],
  path: '/api/staff/closings/reopen',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ day, ...askingFields }),
  entity: z.object({ approvalNo: z.int() }),
  refusals: ['CLOSING_NOT_FOUND', ...ASKING_REFUSALS, ...STAFF_REFUSALS],
})
