import type { Payment, Transaction } from '@hygiene/db'
import {
  attentionSentence,
  type GatewayFacts,
  orderEndSentence,
  type PaymentDecision,
  type StrayMoney,
} from '@hygiene/domain'

/** The gateway's answer about a payment, in our words. */
export interface SettlementFacts {
  facts: GatewayFacts
  transactionId: string
  paidAt: Date | null
  receiptUrl: string | null
  failure: string | null
  approvalNumber: string | null
  methodName: string | null
  account: { bank: string; number: string; holder: string | null; expiresAt: Date | null } | null
}

/** The end of an order, and why money that came for it pays nothing. */
export interface Placed extends PaymentDecision {
  stray?: StrayMoney
}

/** Why an order was closed stays readable even if the gateway repeats itself. */
function failureOf(payment: Payment, { status }: Placed, seen: SettlementFacts): string | null {
  if (status === 'failed') return seen.failure ?? orderEndSentence.notApproved
  return status === 'cancelled' ? payment.failure : null
}

function attentionOf({ attention }: Payment, placed: Placed): string | null {
  // The money has gone back: nothing is left for staff to decide.
  if (placed.effect === 'markCancelled') return null
  return placed.effect === 'flagForStaff' ? attentionSentence(placed, placed.stray) : attention
}

/** Does the decision say that money came? */
export function isMoney({ status, effect }: PaymentDecision): boolean {
  return effect === 'confirm' || status === 'paidAfterCancellation'
}

/** Writes the gateway's answer and the decision about it. */
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
      attention: attentionOf(payment, placed),
      ...(isMoney(placed) && payment.paidAt === null ? { paidAt: seen.paidAt ?? now } : {}),
      ...(placed.status === 'cancelled' ? { cancelledAt: payment.cancelledAt ?? now } : {}),
      ...(seen.account
        ? {
            accountBank: seen.account.bank,
            accountNumber: seen.account.number,
            accountHolder: seen.account.holder,
            accountExpiresAt: seen.account.expiresAt,
          }
        : {}),
    },
  })
}

/** Puts a payment in front of staff; null: they have settled it. */
export async function flagPayment(
  db: Transaction,
  paymentNo: number,
  attention: string | null,
): Promise<Payment> {
  return db.payment.update({ where: { paymentNo }, data: { attention } })
}
