import { z } from 'zod'
import { STAFF_REFUSALS } from '../../../staff/approval/approval-shape.ts'
import { endpoint, recordNo } from '../../../kit/index.ts'
import { PAYABLE_REFUSALS } from '../payment-shape.ts'

/** The sum due for an application that waits for its money, before staff enter it; the person masked, the look logged. */
export const findPayable = endpoint({
  operation: 'findPayable',
  methods: ['POST'],
  path: '/api/staff/payments/payable',
  access: 'staff',
  permission: 'handlePaymentExceptions',
  effect: 'writes',
  sends: 'json',
  input: z.object({ applicationNo: recordNo }),
  entity: z.object({
    applicationNo: z.int(),
    memberNo: z.int(),
    userName: z.string(),
    orderName: z.string(),
    amountWon: z.int(),
    /** The first day on which money for it can have come. */
    appliedOn: z.string(),
  }),
  refusals: [...PAYABLE_REFUSALS, ...STAFF_REFUSALS],
  perMinute: 60,
})
