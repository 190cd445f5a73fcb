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
  /** The word of the record's own kind. */
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

/** One order with all that happened to it, masked; the look is in the log. */
export const readStaffPayment = staffWrites('/api/staff/payments/read', {
  label: '결제 조회',
  isView: true,
  permission: 'readPayments',
  audit: { subject: 'paymentNo' },
  /** Its record number, or the order number as a person reads it out. */
  input: z.object({ number: z.string().trim().min(1).max(40) }),
  entity: staffPaymentRow.omit({ hasReceipt: true }).extend({
    methodName: z.string().nullable(),
    approvalNumber: z.string().nullable(),
    cancelledAt: instant.nullable(),
    /** When the gateway was last asked. */
    checkedAt: instant.nullable(),
    failure: z.string().nullable(),
    exceptionText: z.string().nullable(),
    /** Where a deposit is waited for. */
    accountBank: z.string().nullable(),
    accountExpiresAt: instant.nullable(),
    /** Won that may still be given back. */
    refundableWon: z.int(),
    /** A refund needs the person's account. */
    needsAccount: z.boolean(),
    records: z.array(record),
    refunds: z.array(refund),
    receipts: z.array(z.object({ receiptNumber: z.string(), issuedAt: instant })),
    evidence: z.array(attachedFile),
    /** The latest first. */
    cashReceipts: z.array(cashReceiptShown),
    /** A cash receipt may be asked for now. */
    mayIssueCashReceipt: z.boolean(),
    invoiceWish: invoiceWishShown.nullable(),
    /** Won of the order free of value added tax; null: undecided when it was made. */
    taxFreeWon: z.int().nullable(),
    /** The earliest first, in staff's words. */
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
