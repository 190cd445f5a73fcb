import type { Payment, Transaction } from '@hygiene/db'
import type { PaymentDecision } from '@hygiene/domain'
import { attentionSentence, orderEndSentence } from '@hygiene/domain'
import type { SettlementFacts } from './settlement-facts.ts'
import type { StrayMoney } from './stray-money.ts'

/** What becomes of an order, and why money that came for it pays nothing. */
export interface Placed extends PaymentDecision {
  stray?: StrayMoney
}

/** Why an order was closed stays readable whatever the gateway repeats. */
function failureOf(payment: Payment, { status }: Placed, seen: SettlementFacts): string | null {
  if (status === 'failed') return seen.failure ?? orderEndSentence.notApproved
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
      attention:
        placed.effect === 'markCancelled'
          ? null
          : (attentionSentence(placed, placed.stray) ?? payment.attention),
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
