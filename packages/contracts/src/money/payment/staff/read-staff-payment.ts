import { z } from 'zod'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { instant } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { refundStatus } from '../payment-shape.ts'
import { cashReceiptShown, invoiceWishShown } from '../../cash-receipt/staff/cash-receipt-shape.ts'
import { staffPaymentRow } from './staff-payment-shape.ts'

const record = z.object({
  enrolmentNo: z.int().nullable(),
  inPersonEnrolmentNo: z.int().nullable(),
  businessName: z.string(),
  status: z.string(),
})

const refund = z.object({
  refundNo: z.int(),
  amountWon: z.int(),
  reason: z.string(),
  status: refundStatus,
  requestedAt: instant,
  sentAt: instant.nullable(),
  doneAt: instant.nullable(),
  failure: z.string().nullable(),
  transferredOn: z.string().nullable(),
  isExceptional: z.boolean(),
  isByHand: z.boolean(),
})

/** Returns one order with all its events, masked, and logs the view. */
export const readStaffPayment = staffWrites('/api/staff/payments/read', {
  label: '결제 조회',
  isView: true,
  permission: 'readPayments',
  audit: { subject: 'paymentNo' },
  input: z.object({ number: z.string().trim().min(1).max(40) }),
  entity: staffPaymentRow.omit({ hasReceipt: true }).extend({
    methodName: z.string().nullable(),
    approvalNumber: z.string().nullable(),
    cancelledAt: instant.nullable(),
    checkedAt: instant.nullable(),
    failure: z.string().nullable(),
    exceptionText: z.string().nullable(),
    accountBank: z.string().nullable(),
    accountExpiresAt: instant.nullable(),
    refundableWon: z.int(),
    needsAccount: z.boolean(),
    records: z.array(record),
    refunds: z.array(refund),
    receipts: z.array(z.object({ receiptNumber: z.string(), issuedAt: instant })),
    evidence: z.array(attachedFile),
    cashReceipts: z.array(cashReceiptShown),
    mayIssueCashReceipt: z.boolean(),
    invoiceWish: invoiceWishShown.nullable(),
    /** Is the part of the order free of value added tax; null if undecided when it was made. */
    taxFreeWon: z.int().nullable(),
    events: z.array(
      z.object({
        at: instant,
        side: z.enum(['ours', 'gateway', 'staff']),
        text: z.string(),
        employeeName: z.string().nullable(),
      }),
    ),
  }),
  refusals: ['PAYMENT_NOT_FOUND'],
  perMinute: 120,
})
