import { randomUUID } from 'node:crypto'
import type { PaymentCancellation } from '@portone/server-sdk/payment'
import { z } from 'zod'
import { type Answer, ok } from '../world/answers.ts'
import type { PaymentRecord } from '../world/records.ts'
import type { World } from '../world/world.ts'
import type { PaymentActions } from './payment-actions.ts'
import { providerRefusal, refusal } from './refusals.ts'
import { sumOfTaxFree } from './show-payment.ts'

const cancelBody = z.object({
  reason: z.string().min(1),
  amount: z.int().positive().optional(),
  taxFreeAmount: z.int().min(0).optional(),
  currentCancellableAmount: z.int().min(0).optional(),
  requester: z.enum(['CUSTOMER', 'ADMIN']).optional(),
  refundAccount: z
    .object({
      bank: z.string().min(1),
      number: z.string().regex(/^\d{6,20}$/),
      holderName: z.string().min(1),
      holderPhoneNumber: z.string().optional(),
    })
    .optional(),
  skipWebhook: z.boolean().optional(),
})

type CancelBody = z.infer<typeof cancelBody>

export function cancelPayment(
  world: World,
  actions: PaymentActions,
  paymentId: string,
  sent: unknown,
): Answer {
  const parsed = cancelBody.safeParse(sent)
  if (!parsed.success) return refusal('INVALID_REQUEST', z.prettifyError(parsed.error))
  const payment = world.state.payments[paymentId]
  if (!payment) return refusal('PAYMENT_NOT_FOUND', '결제 건이 존재하지 않습니다.')

  const body = parsed.data
  const amount = body.amount ?? cancellableOf(payment)
  const refused = whyNotCancel(world, payment, body, amount)
  if (refused) return refused

  const cancellation = writeCancellation(world, payment, body, amount)
  payment.cancellations.push(cancellation)
  if (cancellation.status === 'SUCCEEDED') {
    actions.giveBack(payment, amount, cancellation.id, body.skipWebhook === true)
  }
  world.changed()
  return ok({ cancellation })
}

export function settleCancellation(
  world: World,
  actions: PaymentActions,
  payment: PaymentRecord,
  status: 'SUCCEEDED' | 'FAILED',
): boolean {
  const at = payment.cancellations.findIndex((cancellation) => cancellation.status === 'REQUESTED')
  const requested = payment.cancellations[at]
  if (requested?.status !== 'REQUESTED') return false
  const { id, totalAmount } = requested
  if (status === 'FAILED') {
    payment.cancellations[at] = { ...requested, status: 'FAILED' }
  } else {
    const cancelledAt = world.now().toISOString()
    payment.cancellations[at] = { ...requested, status: 'SUCCEEDED', cancelledAt }
    actions.giveBack(payment, totalAmount, id, false)
  }
  world.changed()
  return true
}

function cancellableOf(payment: PaymentRecord): number {
  const underway = payment.cancellations
    .map((cancellation) => (cancellation.status === 'REQUESTED' ? cancellation.totalAmount : 0))
    .reduce((sum, amount) => sum + amount, 0)
  return payment.totalAmount - payment.cancelledAmount - underway
}

function whyNotCancel(
  world: World,
  payment: PaymentRecord,
  body: CancelBody,
  amount: number,
): Answer | undefined {
  if (payment.status === 'CANCELLED') return refusal('PAYMENT_ALREADY_CANCELLED', '이미 취소된 결제입니다.')
  if (payment.status === 'READY' || payment.status === 'FAILED') {
    return refusal('PAYMENT_NOT_PAID', '결제가 완료되지 않았습니다.')
  }
  const cancellable = cancellableOf(payment)
  if (body.currentCancellableAmount !== undefined && body.currentCancellableAmount !== cancellable) {
    return refusal('CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN', '취소 가능 잔액 검증에 실패했습니다.')
  }
  if (amount > cancellable) {
    return refusal('CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT', '취소 금액이 취소 가능 금액을 초과했습니다.')
  }
  if (taxFreeOf(payment, body) > (payment.taxFreeAmount ?? 0) - sumOfTaxFree(payment)) {
    return refusal(
      'CANCEL_TAX_FREE_AMOUNT_EXCEEDS_CANCELLABLE_TAX_FREE_AMOUNT',
      '취소 면세 금액이 취소 가능 면세 금액을 초과했습니다.',
    )
  }
  return whyNotByMethod(world, payment, body)
}

/** Returns the remaining tax-free amount when the whole rest is cancelled and the request names no amount. */
function taxFreeOf(payment: PaymentRecord, body: CancelBody): number {
  if (body.taxFreeAmount !== undefined) return body.taxFreeAmount
  return body.amount === undefined ? (payment.taxFreeAmount ?? 0) - sumOfTaxFree(payment) : 0
}

/** Requires a refund account for deposits to a virtual account and for phone bills of an earlier month. */
function whyNotByMethod(world: World, payment: PaymentRecord, body: CancelBody): Answer | undefined {
  if (body.refundAccount) return undefined
  if (payment.payMethod === 'VIRTUAL_ACCOUNT' && payment.status !== 'VIRTUAL_ACCOUNT_ISSUED') {
    return refusal(
      'INVALID_REQUEST',
      '입금된 가상계좌 결제의 취소에는 환불 계좌(refundAccount)가 필요합니다.',
    )
  }
  const paidAt = payment.paidAt === undefined ? world.now() : new Date(payment.paidAt)
  if (payment.payMethod === 'MOBILE' && seoulMonth(paidAt) !== seoulMonth(world.now())) {
    return providerRefusal('MOBILE_CANCEL_MONTH', '휴대폰 결제는 결제한 달에만 취소할 수 있습니다.')
  }
  return undefined
}

function seoulMonth(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Seoul',
    year: 'numeric',
    month: '2-digit',
  }).format(at)
}

function writeCancellation(
  world: World,
  payment: PaymentRecord,
  body: CancelBody,
  amount: number,
): PaymentCancellation {
  const at = world.now().toISOString()
  const taxFreeAmount = taxFreeOf(payment, body)
  const shared = {
    id: randomUUID(),
    pgCancellationId: `pg_cancel_${randomUUID()}`,
    totalAmount: amount,
    taxFreeAmount,
    vatAmount: amount - taxFreeAmount - Math.round((amount - taxFreeAmount) / 1.1),
    reason: body.reason,
    requestedAt: at,
    trigger: 'API' as const,
  }
  const { cancel } = world.state.faults
  if (cancel !== 'SUCCEEDED') return { ...shared, status: cancel }
  const receiptUrl = `${world.publicUrl()}/receipts/${payment.transactionId}`
  return { ...shared, status: 'SUCCEEDED', cancelledAt: at, receiptUrl }
}
