import { z } from 'zod'
import { settleForm } from '../../../forms/no-account-number.ts'
import { recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { enterStaffPayment } from '../../settlement/staff/enter-staff-payment.ts'

/**
 * Pays an application with a deposit, as `enterStaffPayment` does with the deposit as evidence, or closes the deposit with an
 * explanation. A deposit is settled once.
 */
export const settleBankDeposit = staffWrites('/api/staff/deposits/settle', {
  label: '통장 입금 처리',
  permission: 'handlePaymentExceptions',
  audit: { subject: 'bankDepositNo' },
  input: z.object({
    bankDepositNo: recordNo,
    applicationNo: recordNo.nullable(),
    ...settleForm.shape,
  }),
  entity: z.object({ orderNumber: z.string().nullable() }),
  refusals: [
    ...enterStaffPayment.refusals.filter((reason) => reason !== 'FILE_NOT_FOUND'),
    'DEPOSIT_NOT_FOUND',
    'DEPOSIT_SETTLED',
  ],
  perMinute: 60,
})
