import { staffPaymentReasons } from '@hygiene/domain/money/payment/staff-payment-text'
import { z } from 'zod'
import { noAccountNumber } from '../../../forms/no-account-number.ts'
import { day, recordNo, wireInteger } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { findPayable } from '../../payment/staff/find-payable.ts'

/**
 * Enters money that bypassed the gateway (`paymentType` 5) with its evidence, and confirms what it pays in the same transaction.
 * The person's open order is first checked at the gateway.
 */
export const enterStaffPayment = staffWrites('/api/staff/payments/enter', {
  label: '관리자 결제',
  permission: 'handlePaymentExceptions',
  audit: { subject: 'applicationNo' },
  input: z.object({
    applicationNo: recordNo,
    amountWon: wireInteger,
    receivedOn: day,
    reasonCode: z.enum(staffPaymentReasons),
    text: noAccountNumber('어떻게 받았는지 2자 이상 입력해주세요.'),
    evidenceFileNo: z.uuid({ error: '증빙을 올려주세요.' }),
  }),
  entity: z.object({ paymentNo: z.int(), orderNumber: z.string(), amountWon: z.int() }),
  refusals: [
    ...findPayable.refusals,
    'GATEWAY_NOT_ASKED',
    'RECEIVED_DAY_WRONG',
    'STAFF_PAYMENT_DIFFERS',
    'APPLICATION_TAKES_NO_MONEY',
    'FILE_NOT_FOUND',
  ],
  perMinute: 20,
})
