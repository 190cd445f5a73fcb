import { z } from 'zod'

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text))

const channel = z.object({ type: z.enum(['LIVE', 'TEST']) })

const method = z.object({
  type: z.string(),
  card: z.object({ name: z.string().optional(), number: z.string().optional() }).optional(),
  approvalNumber: z.string().optional(),
  installment: z.object({ month: z.int() }).optional(),
  bank: z.string().optional(),
  accountNumber: z.string().optional(),
  remitteeName: z.string().optional(),
  remitterName: z.string().optional(),
  issuedAt: instant.optional(),
  expiredAt: instant.optional(),
})

const portOneCancellation = z.object({
  id: z.string(),
  status: z.enum(['REQUESTED', 'SUCCEEDED', 'FAILED']),
  totalAmount: z.int(),
  reason: z.string(),
  requestedAt: instant,
  cancelledAt: instant.optional(),
  receiptUrl: z.string().optional(),
})

export const portOnePayment = z.object({
  id: z.string(),
  transactionId: z.string(),
  storeId: z.string(),
  status: z.enum([
    'READY',
    'PAY_PENDING',
    'VIRTUAL_ACCOUNT_ISSUED',
    'PAID',
    'FAILED',
    'PARTIAL_CANCELLED',
    'CANCELLED',
  ]),
  channel: channel.optional(),
  orderName: z.string(),
  amount: z.object({ total: z.int(), paid: z.int(), cancelled: z.int() }),
  currency: z.string(),
  method: method.optional(),
  requestedAt: instant,
  paidAt: instant.optional(),
  failedAt: instant.optional(),
  cancelledAt: instant.optional(),
  receiptUrl: z.string().optional(),
  failure: z.object({ reason: z.string().optional(), pgMessage: z.string().optional() }).optional(),
  cancellations: z.array(portOneCancellation).optional(),
})

export const portOneCancelAnswer = z.object({ cancellation: portOneCancellation })
export const portOneCloseAnswer = z.object({ closedAt: instant })

export type PortOnePayment = z.infer<typeof portOnePayment>
export type PortOneCancellation = z.infer<typeof portOneCancellation>
export type PortOneMethod = z.infer<typeof method>

export const portOneCashReceipt = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('ISSUED'),
    amount: z.int(),
    issueNumber: z.string(),
    url: z.string().optional(),
    issuedAt: instant,
  }),
  z.object({ status: z.literal('CANCELLED') }),
  z.object({ status: z.literal('ISSUE_FAILED') }),
])
export const portOneCashReceiptIssued = z.object({
  cashReceipt: z.object({ issueNumber: z.string(), url: z.string().optional() }),
})
export const portOneCashReceiptCancelled = z.object({ cancelledAt: instant })
