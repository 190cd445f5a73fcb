import { type Verdict, allowed, denied } from '../../verdict.ts'
import type { OrderStatus } from '../payment/payment-status.ts'
import { refundableWon } from '../receipt/renew-receipt.ts'

/** `method` returns the money the way it was paid; `account` sends it from the association's bank. */
export const refundMethods = ['method', 'account'] as const
export type RefundMethod = (typeof refundMethods)[number]
export const refundMethodLabel: Record<RefundMethod, string> = {
  method: '결제한 방법으로',
  account: '계좌로 송금',
}

export type ExceptionalRefundFacts = {
  status: OrderStatus
  amountWon: number
  refunds: readonly { status: string; amountWon: number }[]
}

export type ExceptionalRefusal = 'NOTHING_TO_REFUND' | 'REFUND_IN_PROGRESS' | 'REFUND_ABOVE_PAID'

/** Outside the terms two employees may refund what is left, but no more. */
export function judgeExceptionalRefund(
  payment: ExceptionalRefundFacts,
  wantedWon: number,
): Verdict<ExceptionalRefusal> {
  if (payment.status !== 'paid' && payment.status !== 'paidAfterCancellation')
    return denied('NOTHING_TO_REFUND')
  if (payment.refunds.some(({ status }) => status === 'requested' || status === 'sent'))
    return denied('REFUND_IN_PROGRESS')
  return wantedWon > 0 && wantedWon <= refundableWon(payment) ? allowed() : denied('REFUND_ABOVE_PAID')
}
