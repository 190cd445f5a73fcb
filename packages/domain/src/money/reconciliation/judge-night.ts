import { paymentExceptionText } from '../order/order-text.ts'
import type { OrderStatus } from '../payment/payment-status.ts'

/** What a night's comparison finds (docs/rules/payment.md, every night). */
const nightExceptionKinds = ['late', 'short', 'over', 'double', 'orphan', 'unknown'] as const
export type NightExceptionKind = (typeof nightExceptionKinds)[number]

/** Our order as the night compares it. */
export type NightOrder = {
  status: OrderStatus
  amountWon: number
  paidAt: Date | null
  /** Won that are at the gateway by our books (`ledgerOf`), and those of them that are on their way back. */
  heldWon: number
  returningWon: number
}

/** Won of a payment that are at the gateway. */
export type NightMoney = { totalWon: number; heldWon: number; hasMoved: boolean }

/** A difference, with the won of both sides; null: nothing to say. */
export type NightVerdict = {
  kind: NightExceptionKind
  oursWon: number | null
  gatewayWon: number | null
} | null

/** Our order beside the gateway's payment of the same number; null: this side does not know it. */
export function judgeNight(ours: NightOrder | null, gateway: NightMoney | null): NightVerdict {
  const gatewayWon = gateway?.heldWon ?? null
  if (!ours)
    return gatewayWon === null || gatewayWon === 0 ? null : { kind: 'unknown', oursWon: null, gatewayWon }
  const oursWon = ours.heldWon
  const verdict = (kind: NightExceptionKind) => ({ kind, oursWon, gatewayWon })
  if (!gateway?.hasMoved) return oursWon > 0 ? verdict('orphan') : null
  const heldWon = gateway.heldWon
  if (ours.paidAt === null) {
    if (heldWon === 0) return null
    if (gateway.totalWon === ours.amountWon) return verdict('late')
    return verdict(gateway.totalWon < ours.amountWon ? 'short' : 'over')
  }
  // A refund on its way has reached the gateway, or has not.
  if (heldWon === oursWon || heldWon === oursWon - ours.returningWon) return null
  return verdict(heldWon < oursWon ? 'short' : 'over')
}

/** A deposit as the bank or the gateway told it. */
export type NightDeposit = { amountWon: number; at: Date }

/** An order beside its deposits. */
export function judgeDeposits(
  ours: Pick<NightOrder, 'status' | 'amountWon' | 'paidAt'> | null,
  deposits: readonly NightDeposit[],
): { kind: NightExceptionKind; oursWon: number | null; depositWon: number } | null {
  const depositWon = deposits.reduce((sum, { amountWon }) => sum + amountWon, 0)
  if (depositWon === 0) return null
  if (!ours) return { kind: 'unknown', oursWon: null, depositWon }
  // It is judged by the gateway's sum, and stands before staff.
  if (ours.status === 'mismatched') return null
  const oursWon = ours.paidAt === null ? 0 : ours.amountWon
  if (depositWon < ours.amountWon) return { kind: 'short', oursWon, depositWon }
  if (depositWon > ours.amountWon)
    return { kind: deposits.length > 1 ? 'double' : 'over', oursWon, depositWon }
  return ours.paidAt === null && ours.status !== 'cancelled' ? { kind: 'late', oursWon, depositWon } : null
}

/** Days that a night compares: a week and a day for late words, on the first of a month the last forty. */
export function nightDaysBack(night: string): number {
  return night.endsWith('-01') ? 40 : 8
}

/** What staff read about an order that the night has found (docs/rules/payment.md, every night). */
export const nightExceptionText: Record<NightExceptionKind, string> = {
  late: paymentExceptionText.noticeMissed,
  short: '결제사에 남은 금액이 우리 기록보다 적습니다.',
  over: '결제사에 남은 금액이 우리 기록보다 많습니다.',
  double: '한 신청에 두 번 결제되었습니다.',
  orphan: '결제 완료인데 결제사에는 수납한 금액이 없습니다.',
  unknown: '우리 주문이 없는 돈이 결제사에 있습니다.',
}

/** Why the night closed an exception by itself. */
export const HEALED_TEXT = '다시 맞춰 보니 양쪽이 같아 자동으로 닫혔습니다.'
