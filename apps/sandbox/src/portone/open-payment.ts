import { z } from 'zod'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { Notifier } from './notices.ts'
import { type ActionResult, newTransactionId } from './payment-actions.ts'

export const paymentRequest = z.object({
  storeId: z.string(),
  paymentId: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  orderName: z.string().min(1),
  totalAmount: z.int().positive(),
  taxFreeAmount: z.int().min(0).optional(),
  currency: z.enum(['KRW', 'CURRENCY_KRW']),
  payMethod: z.enum(['CARD', 'MOBILE', 'VIRTUAL_ACCOUNT', 'TRANSFER']),
  channelKey: z.string().optional(),
  channelGroupId: z.string().optional(),
  customer: z
    .object({
      customerId: z.string().optional(),
      fullName: z.string().optional(),
      phoneNumber: z.string().optional(),
      email: z.string().optional(),
    })
    .optional(),
  customData: z.record(z.string(), z.unknown()).optional(),
  noticeUrls: z.array(z.url()).optional(),
  virtualAccount: z
    .object({
      accountExpiry: z
        .object({ validHours: z.number().positive().optional(), dueDate: z.string().optional() })
        .optional(),
    })
    .optional(),
  redirectUrl: z.url().optional(),
})

export type PaymentRequest = z.infer<typeof paymentRequest>

const hourMs = 3_600_000
const defaultValidHours = 72

export function openPayment(
  world: World,
  notifier: Notifier,
  request: PaymentRequest,
  openerOrigin: string,
  redirect: boolean,
): { payment: PaymentRecord } | ActionResult {
  const refusal = whyNot(world, request)
  if (refusal) return refusal
  const now = world.now()
  const at = now.toISOString()
  const payment: PaymentRecord = {
    id: request.paymentId,
    transactionId: newTransactionId(),
    status: 'READY',
    payMethod: request.payMethod,
    orderName: request.orderName,
    totalAmount: request.totalAmount,
    taxFreeAmount: request.taxFreeAmount,
    paidAmount: 0,
    cancelledAmount: 0,
    currency: 'KRW',
    customer: {
      id: request.customer?.customerId,
      name: request.customer?.fullName,
      phoneNumber: request.customer?.phoneNumber,
      email: request.customer?.email,
    },
    customData: request.customData && JSON.stringify(request.customData),
    channelKey: request.channelKey,
    accountDueAt: dueAt(now, request).toISOString(),
    noticeUrls: request.noticeUrls,
    requestedAt: at,
    statusChangedAt: at,
    cancellations: [],
    window: { openerOrigin, redirectUrl: redirect ? request.redirectUrl : undefined },
  }
  world.state.payments[payment.id] = payment
  world.changed()
  notifier.notify(payment, 'Transaction.Ready')
  return { payment }
}

function whyNot(world: World, request: PaymentRequest): ActionResult | undefined {
  if (request.storeId !== world.options.storeId) {
    return { code: 'StoreNotFound', message: '상점을 찾을 수 없습니다.' }
  }
  if (request.channelKey === undefined && request.channelGroupId === undefined) {
    return { code: 'ChannelNotFound', message: '채널 정보가 필요합니다.' }
  }
  const locked = world.state.preRegistered[request.paymentId]
  if (locked !== undefined && locked !== request.totalAmount) {
    return { code: 'AmountNotEqualToPredefined', message: '결제 금액이 사전 등록된 금액과 다릅니다.' }
  }
  const taxFree = world.state.preRegisteredTaxFree[request.paymentId]
  if (taxFree !== undefined && taxFree !== (request.taxFreeAmount ?? 0)) {
    return { code: 'AmountNotEqualToPredefined', message: '면세 금액이 사전 등록된 금액과 다릅니다.' }
  }
  const earlier = world.state.payments[request.paymentId]
  if (earlier && earlier.status !== 'READY' && earlier.status !== 'FAILED') {
    return { code: 'PaymentAlreadyPaid', message: '이미 결제가 진행된 주문입니다.' }
  }
  return undefined
}

function dueAt(now: Date, request: PaymentRequest): Date {
  const expiry = request.virtualAccount?.accountExpiry
  const due = expiry?.dueDate === undefined ? undefined : readDueDate(expiry.dueDate)
  return due ?? new Date(now.getTime() + (expiry?.validHours ?? defaultValidHours) * hourMs)
}

/** Reads a due date without a zone as Korean time, and one without a time as the end of that day. */
function readDueDate(text: string): Date | undefined {
  const timed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T23:59:59` : text.replace(' ', 'T')
  const due = new Date(/(?:Z|[+-]\d{2}:?\d{2})$/.test(timed) ? timed : `${timed}+09:00`)
  return Number.isNaN(due.getTime()) ? undefined : due
}
