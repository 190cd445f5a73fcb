import { cashReceiptPurposes } from '@hygiene/domain/money/cash-receipt/cash-receipt-number'
import { cashReceiptStatuses, invoiceWishStatuses } from '@hygiene/domain/money/cash-receipt/cash-receipt'
import { z } from 'zod'
import { instant } from '../../../kit/fields.ts'

/** A cash receipt as staff see it; the number it is issued to stays masked. */
export const cashReceiptShown = z.object({
  cashReceiptNo: z.int(),
  purpose: z.enum(cashReceiptPurposes),
  identifierShown: z.string(),
  amountWon: z.int(),
  /** The part free of value added tax. */
  taxFreeWon: z.int(),
  status: z.enum(cashReceiptStatuses),
  requestedAt: instant,
  issuedAt: instant.nullable(),
  issueNumber: z.string().nullable(),
  /** Why the gateway did not issue or cancel it. */
  failure: z.string().nullable(),
  cancelledAt: instant.nullable(),
})

/** A wish for a 계산서; number and mail are opened one by one. */
export const invoiceWishShown = z.object({
  wishNo: z.int(),
  businessName: z.string(),
  businessNumberShown: z.string(),
  status: z.enum(invoiceWishStatuses),
  askedAt: instant,
  decidedAt: instant.nullable(),
  invoiceNumber: z.string().nullable(),
  text: z.string().nullable(),
})

/** The order that a receipt or a wish is about. */
export const orderOfRow = {
  paymentNo: z.int(),
  orderNumber: z.string(),
  memberNo: z.int(),
  /** Masked. */
  userName: z.string(),
  paymentType: z.int(),
}
