import type { GatewayFacts, OrderStatus } from '../payment/payment-status.ts'

export type OurSide = {
  paymentId: string
  status: OrderStatus
  amountWon: number
  paidAt: Date | null
  approvalNumber: string | null
  refundedWon: number
  notices: number
}

export type GatewaySide = GatewayFacts & { paidAt: Date | null; approvalNumber: string | null }

export const sideNames = ['amount', 'status', 'paidAt', 'approval', 'refunded', 'notice'] as const
export type SideName = (typeof sideNames)[number]

/** The gateway reports rounded seconds. */
const SAME_INSTANT_MS = 60_000

const AGREES: Record<OrderStatus, readonly GatewayFacts['status'][]> = {
  ready: ['READY', 'PAY_PENDING'],
  virtualAccountIssued: ['VIRTUAL_ACCOUNT_ISSUED'],
  paid: ['PAID'],
  failed: ['READY', 'PAY_PENDING', 'FAILED'],
  cancelled: ['READY', 'PAY_PENDING', 'FAILED', 'CANCELLED', 'VIRTUAL_ACCOUNT_ISSUED'],
  paidAfterCancellation: [],
  mismatched: [],
}

/**
 * Returns the fields in which our order and the gateway differ; an order unknown to the gateway differs only if our side records
 * a payment.
 */
export function differingSides(ours: OurSide, gateway: GatewaySide | null): SideName[] {
  if (!gateway) return ours.paidAt === null ? [] : ['status']
  return sideNames.filter((name) => DIFFERS[name](ours, gateway))
}

const DIFFERS: Record<SideName, (ours: OurSide, gateway: GatewaySide) => boolean> = {
  amount: (ours, gateway) => ours.amountWon !== gateway.totalWon || gateway.currency !== 'KRW',
  status: (ours, gateway) => !AGREES[ours.status].includes(gateway.status) && !isPartReturned(ours, gateway),
  paidAt: (ours, gateway) =>
    ours.paidAt !== null &&
    gateway.paidAt !== null &&
    Math.abs(ours.paidAt.getTime() - gateway.paidAt.getTime()) > SAME_INSTANT_MS,
  approval: (ours, gateway) =>
    ours.approvalNumber !== null &&
    gateway.approvalNumber !== null &&
    ours.approvalNumber !== gateway.approvalNumber,
  refunded: (ours, gateway) => ours.refundedWon !== (gateway.cancelledWon ?? 0),
  notice: (ours, gateway) => ours.notices === 0 && NOTIFIED.has(gateway.status),
}

const NOTIFIED: ReadonlySet<GatewayFacts['status']> = new Set(['PAID', 'PARTIAL_CANCELLED', 'CANCELLED'])

function isPartReturned({ status, refundedWon }: OurSide, gateway: GatewaySide): boolean {
  return status === 'paid' && gateway.status === 'PARTIAL_CANCELLED' && gateway.cancelledWon === refundedWon
}

/** Allows another query only if it may settle the same order and the same sum. */
export function mayAskAgain(ours: OurSide, gateway: GatewaySide | null): boolean {
  const isOpen = ours.paidAt === null && ours.status !== 'mismatched'
  return (
    isOpen &&
    gateway?.status === 'PAID' &&
    gateway.paymentId === ours.paymentId &&
    !DIFFERS.amount(ours, gateway)
  )
}
