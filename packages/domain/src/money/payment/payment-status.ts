/** Adds two statuses for staff: money that came too late, and a sum that differs from ours. */
export const orderStatuses = [
  'ready',
  'virtualAccountIssued',
  'paid',
  'failed',
  'cancelled',
  'paidAfterCancellation',
  'mismatched',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const orderStatusLabel: Record<OrderStatus, string> = {
  ready: '결제 대기',
  virtualAccountIssued: '입금 대기',
  paid: '결제 완료',
  failed: '결제 실패',
  cancelled: '결제 취소',
  paidAfterCancellation: '취소 후 입금 확인 중',
  mismatched: '결제 금액 확인 중',
}

/** Uses the gateway's own words (PortOne V2, `GET /payments/{paymentId}`). */
export type GatewayStatus =
  | 'READY'
  | 'PAY_PENDING'
  | 'VIRTUAL_ACCOUNT_ISSUED'
  | 'PAID'
  | 'FAILED'
  | 'PARTIAL_CANCELLED'
  | 'CANCELLED'

export type PaymentOrder = {
  status: OrderStatus
  paymentId: string
  amountWon: number
  currency: 'KRW'
  returningWon?: number
}

export type GatewayFacts = {
  status: GatewayStatus
  paymentId: string
  totalWon: number
  currency: string
  cancelledWon?: number
}

/** The caller carries these effects out in the same transaction. */
type PaymentEffect = 'confirm' | 'hold' | 'none' | 'flagForStaff' | 'markCancelled' | 'returnPart'

export type PaymentDecision = { status: OrderStatus; effect: PaymentEffect }

type Decisions = Partial<Record<OrderStatus, PaymentDecision>>

const confirmed: PaymentDecision = { status: 'paid', effect: 'confirm' }
const held: PaymentDecision = { status: 'virtualAccountIssued', effect: 'hold' }
const failed: PaymentDecision = { status: 'failed', effect: 'none' }
const cancelled: PaymentDecision = { status: 'cancelled', effect: 'markCancelled' }
const tooLate: PaymentDecision = { status: 'paidAfterCancellation', effect: 'flagForStaff' }
const mismatched: PaymentDecision = { status: 'mismatched', effect: 'flagForStaff' }

/** A paid order stays paid until the gateway cancels it, but staff must review it. */
const distrusted: Decisions = {
  ready: mismatched,
  virtualAccountIssued: mismatched,
  failed: mismatched,
  cancelled: mismatched,
  paid: { status: 'paid', effect: 'flagForStaff' },
  paidAfterCancellation: { status: 'paidAfterCancellation', effect: 'flagForStaff' },
}

/** An order in a status that is absent here is unchanged, which makes the routine idempotent. */
const decisions: Record<GatewayStatus, Decisions> = {
  READY: {},
  PAY_PENDING: {},
  VIRTUAL_ACCOUNT_ISSUED: { ready: held, failed: held },
  PAID: { ready: confirmed, virtualAccountIssued: confirmed, failed: confirmed, cancelled: tooLate },
  FAILED: { ready: failed, virtualAccountIssued: failed },
  /** A partial refund that we did not request was made elsewhere. */
  PARTIAL_CANCELLED: distrusted,
  CANCELLED: {
    ready: cancelled,
    virtualAccountIssued: cancelled,
    failed: cancelled,
    paid: cancelled,
    paidAfterCancellation: cancelled,
    mismatched: cancelled,
  },
}

/** Serves notices, returns and polls: repeated, late or reordered facts change nothing more. */
export function decidePayment(order: PaymentOrder, facts: GatewayFacts): PaymentDecision {
  if (isOurPart(order, facts)) return { status: order.status, effect: 'returnPart' }
  const decision = isOurs(order, facts) ? decisions[facts.status][order.status] : distrusted[order.status]
  return decision ?? { status: order.status, effect: 'none' }
}

function isOurPart({ status, paymentId, returningWon = 0 }: PaymentOrder, facts: GatewayFacts): boolean {
  return (
    facts.status === 'PARTIAL_CANCELLED' &&
    facts.paymentId === paymentId &&
    (status === 'paid' || status === 'paidAfterCancellation') &&
    returningWon > 0 &&
    facts.cancelledWon === returningWon
  )
}

/** Compares the sum where money is promised or moved; an opened, failed or cancelled window moves none. */
function isOurs(order: PaymentOrder, facts: GatewayFacts): boolean {
  if (facts.paymentId !== order.paymentId) return false
  const movesMoney = facts.status === 'PAID' || facts.status === 'VIRTUAL_ACCOUNT_ISSUED'
  return !movesMoney || (facts.totalWon === order.amountWon && facts.currency === order.currency)
}
