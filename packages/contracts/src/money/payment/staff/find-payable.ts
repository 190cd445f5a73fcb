import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { PAYABLE_REFUSALS } from '../payment-shape.ts'

export const findPayable = staffWrites('/api/staff/payments/payable', {
  label: '관리자 결제할 신청 조회',
  isView: true,
  permission: 'handlePaymentExceptions',
  audit: { subject: 'applicationNo' },
  input: z.object({ applicationNo: recordNo }),
  entity: z.object({
    applicationNo: z.int(),
    memberNo: z.int(),
    userName: z.string(),
    orderName: z.string(),
    amountWon: z.int(),
    appliedOn: z.string(),
  }),
  refusals: [...PAYABLE_REFUSALS],
  perMinute: 60,
})
