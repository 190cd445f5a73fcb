import type { Payment, Transaction } from '@hygiene/db'
import type { PaymentDecision } from '@hygiene/domain'
import type { SettlementFacts } from './settlement-facts.ts'
import type { StrayMoney } from './stray-money.ts'

/** What becomes of an order, and why money that came for it pays nothing. */
export interface Placed extends PaymentDecision {
  stray?: StrayMoney
}

const ATTENTION = {
  mismatched: '결제사의 금액이 주문 금액과 다릅니다.',
  paidAfterCancellation: '끝난 신청에 입금되었습니다. 환불이 필요합니다.',
  paid: '결제사에서 일부만 취소되었습니다.',
} as const

const STRAY: Record<StrayMoney, string> = {
  APPLICATION_ENDED: ATTENTION.paidAfterCancellation,
  SESSION_GONE: '취소되었거나 끝난 교육에 입금되었습니다. 환불이 필요합니다.',
  TOO_LATE: '자리를 잡아 둔 시간이 지나고 교육일이 되어 입금되었습니다. 환불이 필요합니다.',
  APPLIED_AGAIN: '같은 영업장으로 다시 신청한 뒤에 입금되었습니다. 환불이 필요합니다.',
  NO_LONGER_NEEDED: '다른 교육을 마쳐 받지 않아도 되는 교육에 입금되었습니다. 환불이 필요합니다.',
  BOOKED_ELSEWHERE: '같은 시간에 다른 교육을 신청한 뒤에 입금되었습니다. 환불이 필요합니다.',
  SEAT_GONE: '자리가 다른 분께 넘어간 뒤에 입금되었습니다. 환불하거나 다른 일정을 안내해주세요.',
}

function attentionOf({ status, effect, stray }: Placed): string | undefined {
  if (effect !== 'flagForStaff') return undefined
  if (stray) return STRAY[stray]
  return status in ATTENTION ? ATTENTION[status as keyof typeof ATTENTION] : '결제 상태를 확인해주세요.'
}

/** Why an order was closed stays readable whatever the gateway repeats. */
function failureOf(payment: Payment, { status }: Placed, seen: SettlementFacts): string | null {
  if (status === 'failed') return seen.failure ?? '결제가 승인되지 않았습니다.'
  return status === 'cancelled' ? payment.failure : null
}

/** Does the decision say that money came? */
export function isMoney({ status, effect }: PaymentDecision): boolean {
  return effect === 'confirm' || status === 'paidAfterCancellation'
}

/** Writes what the gateway said and what was decided. */
export async function writePayment(
  db: Transaction,
  payment: Payment,
  placed: Placed,
  seen: SettlementFacts,
  now: Date,
): Promise<Payment> {
  return db.payment.update({
    where: { paymentNo: payment.paymentNo },
    data: {
      status: placed.status,
      checkedAt: now,
      transactionId: seen.transactionId,
      receiptUrl: seen.receiptUrl ?? payment.receiptUrl,
      approvalNumber: seen.approvalNumber ?? payment.approvalNumber,
      methodName: seen.methodName ?? payment.methodName,
      failure: failureOf(payment, placed, seen),
      // The money has gone back: nothing is left for staff to decide.
      attention: placed.effect === 'markCancelled' ? null : (attentionOf(placed) ?? payment.attention),
      ...(isMoney(placed) && payment.paidAt === null ? { paidAt: seen.paidAt ?? now } : {}),
      ...(placed.status === 'cancelled' ? { cancelledAt: payment.cancelledAt ?? now } : {}),
      ...(seen.account
        ? {
            accountBank: seen.account.bank,
            accountNumber: seen.account.number,
            accountExpiresAt: seen.account.expiresAt,
          }
        : {}),
    },
  })
}
