import { paymentExceptionText } from '../order/order-text.ts'
import type { OrderStatus } from '../payment/payment-status.ts'

const nightExceptionKinds = ['late', 'short', 'over', 'double', 'orphan', 'unknown'] as const
export type NightExceptionKind = (typeof nightExceptionKinds)[number]

export type NightOrder = {
  status: OrderStatus
  amountWon: number
  paidAt: Date | null
  /** Holds the won at the gateway by our ledger (`ledgerOf`), and the part of them being refunded. */
  heldWon: number
  returningWon: number
}

export type NightMoney = { totalWon: number; heldWon: number; hasMoved: boolean }

export type NightVerdict = {
  kind: NightExceptionKind
  oursWon: number | null
  gatewayWon: number | null
} | null

/** Compares our order with the gateway's payment of the same number; null means that this side does not know it. */
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
  // A refund under way may or may not have reached the gateway.
  if (heldWon === oursWon || heldWon === oursWon - ours.returningWon) return null
  return verdict(heldWon < oursWon ? 'short' : 'over')
}

export type NightDeposit = { amountWon: number; at: Date }

export function judgeDeposits(
  ours: Pick<NightOrder, 'status' | 'amountWon' | 'paidAt'> | null,
  deposits: readonly NightDeposit[],
): { kind: NightExceptionKind; oursWon: number | null; depositWon: number } | null {
  const depositWon = deposits.reduce((sum, { amountWon }) => sum + amountWon, 0)
  if (depositWon === 0) return null
  if (!ours) return { kind: 'unknown', oursWon: null, depositWon }
  // Such an order is judged by the gateway's sum and is already before staff.
  if (ours.status === 'mismatched') return null
  const oursWon = ours.paidAt === null ? 0 : ours.amountWon
  if (depositWon < ours.amountWon) return { kind: 'short', oursWon, depositWon }
  if (depositWon > ours.amountWon)
    return { kind: deposits.length > 1 ? 'double' : 'over', oursWon, depositWon }
  return ours.paidAt === null && ours.status !== 'cancelled' ? { kind: 'late', oursWon, depositWon } : null
}

/** Returns the days that a night compares: eight, which allows a week for late notices, and forty on the first of a month. */
export function nightDaysBack(night: string): number {
  return night.endsWith('-01') ? 40 : 8
}

export const nightExceptionText: Record<NightExceptionKind, string> = {
  late: paymentExceptionText.noticeMissed,
  short: '결제사에 남은 금액이 우리 기록보다 적습니다.',
  over: '결제사에 남은 금액이 우리 기록보다 많습니다.',
  double: '한 신청에 두 번 결제되었습니다.',
  orphan: '결제 완료인데 결제사에는 수납한 금액이 없습니다.',
  unknown: '우리 주문이 없는 돈이 결제사에 있습니다.',
}

export const HEALED_TEXT = '다시 맞춰 보니 양쪽이 같아 자동으로 닫혔습니다.'
