import type { NightExceptionKind } from './judge-night.ts'
import type { OrderStatus } from '../payment/payment-status.ts'

/** Lists why staff must look at a payment (docs/rules/payment.md, money staff look at). */
export const paymentExceptionKinds = [
  'lateMoney',
  'refundFailed',
  'refundSlow',
  'refundInProgress',
  'amountDiffers',
  'certifiedUnpaid',
  'returnedTwice',
  'transferDue',
  'noticeMissed',
  'paidTwice',
  'goneAtGateway',
] as const
export type PaymentExceptionKind = (typeof paymentExceptionKinds)[number]

export const paymentExceptionLabel: Record<PaymentExceptionKind, string> = {
  lateMoney: '취소 후 입금',
  refundFailed: '환불 거절',
  refundSlow: '환불이 늦어짐',
  refundInProgress: '환불 처리 중',
  amountDiffers: '금액 다름',
  certifiedUnpaid: '수료 뒤 결제 취소',
  returnedTwice: '두 번 돌려드림',
  transferDue: '계좌로 보낼 환불',
  noticeMissed: '결제 통지를 못 받음',
  paidTwice: '두 번 결제',
  goneAtGateway: '결제사에 없는 결제',
}

/**
 * `ask` queries the gateway again, and its approval settles the order. `transfer` records that the association's bank returned
 * the money. `close` explains that it was settled elsewhere.
 */
export const exceptionActionNames = ['ask', 'refund', 'transfer', 'close'] as const
export type ExceptionAction = (typeof exceptionActionNames)[number]

/** Lists what staff can do on their screen; for an exception without an action they wait or contact the gateway. */
export const exceptionActions: Record<PaymentExceptionKind, readonly ExceptionAction[]> = {
  lateMoney: ['refund'],
  refundFailed: ['refund', 'transfer'],
  refundSlow: [],
  refundInProgress: [],
  /** The gateway's console shows the money received, so the difference is settled there. */
  amountDiffers: ['close'],
  certifiedUnpaid: ['close'],
  returnedTwice: ['close'],
  transferDue: ['transfer'],
  noticeMissed: ['ask', 'close'],
  paidTwice: ['close'],
  goneAtGateway: ['close'],
}

export type ExceptionFacts = {
  status: OrderStatus
  refund: {
    status: 'requested' | 'sent' | 'done' | 'failed'
    sentAt: Date | null
    returnedTwiceAt: Date | null
    isByHand?: boolean
  } | null
  night?: NightExceptionKind | null
}

/** Maps money unknown to our order to null: the order's own state names the exception. */
const NIGHT_EXCEPTIONS: Readonly<Record<NightExceptionKind, PaymentExceptionKind | null>> = {
  late: null,
  short: 'amountDiffers',
  over: 'amountDiffers',
  double: 'paidTwice',
  orphan: 'goneAtGateway',
  unknown: null,
}

/** Banks answer within three days; after that, staff must ask the gateway. */
const PATIENCE_MS = 3 * 86_400_000

export function paymentExceptionOf(
  { status, refund, night }: ExceptionFacts,
  now: Date,
): PaymentExceptionKind {
  const found = night ? NIGHT_EXCEPTIONS[night] : null
  const isSettled = refund === null || (refund.status === 'done' && refund.returnedTwiceAt === null)
  if (found !== null && isSettled && status !== 'paidAfterCancellation') return found
  if (status === 'cancelled') return refund?.returnedTwiceAt ? 'returnedTwice' : 'certifiedUnpaid'
  if (refund?.status === 'failed') return 'refundFailed'
  if (refund?.status === 'requested' && refund.isByHand) return 'transferDue'
  if (refund?.status === 'requested' || refund?.status === 'sent') {
    return refund.sentAt && refund.sentAt < slowRefundsBefore(now) ? 'refundSlow' : 'refundInProgress'
  }
  if (status === 'ready' || status === 'virtualAccountIssued' || status === 'failed') return 'noticeMissed'
  return status === 'paidAfterCancellation' ? 'lateMoney' : 'amountDiffers'
}

export function slowRefundsBefore(now: Date): Date {
  return new Date(now.getTime() - PATIENCE_MS)
}
