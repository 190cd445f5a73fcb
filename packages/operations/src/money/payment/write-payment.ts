import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import {
  exceptionSentence,
  orderEndSentence,
  type StrayMoney,
  paymentExceptionText,
} from '@hygiene/domain/money/order/order-text'
import type { PaymentDecision } from '@hygiene/domain/money/payment/payment-status'
import type { SeenPayment } from '@hygiene/gateways'
import { keepEvent } from './keep-event.ts'

export interface Placed extends PaymentDecision {
  stray?: StrayMoney
}

function failureOf(payment: Payment, { status }: Placed, seen: SeenPayment): string | null {
  if (status === 'failed') return seen.failure ?? orderEndSentence.notApproved
  return status === 'cancelled' ? payment.failure : null
}

function exceptionTextOf({ exceptionText }: Payment, placed: Placed): string | null {
  if (placed.effect === 'markCancelled') return null
  if (placed.effect === 'confirm' && exceptionText === paymentExceptionText.noticeMissed) return null
  return placed.effect === 'flagForStaff' ? exceptionSentence(placed, placed.stray) : exceptionText
}

export function isMoney({ status, effect }: PaymentDecision): boolean {
  return effect === 'confirm' || status === 'paidAfterCancellation'
}

export async function writePayment(
  db: Transaction,
  payment: Payment,
  placed: Placed,
  seen: SeenPayment,
  now: Date,
): Promise<Payment> {
  const written = await db.payment.update({
    where: { paymentNo: payment.paymentNo },
    data: {
      status: placed.status,
      checkedAt: now,
      transactionId: seen.transactionId,
      receiptUrl: seen.receiptUrl ?? payment.receiptUrl,
      approvalNumber: seen.approvalNumber ?? payment.approvalNumber,
      methodName: seen.methodName ?? payment.methodName,
      failure: failureOf(payment, placed, seen),
      exceptionText: exceptionTextOf(payment, placed),
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
  if (await isNews(db, payment, written, seen)) {
    const { status: gatewayStatus, totalWon: amountWon } = seen.facts
    const text = written.exceptionText ?? seen.failure
    await keepEvent(db, written, { kind: 'heard', gatewayStatus, amountWon, text }, now)
  }
  return written
}

async function isNews(
  db: Transaction,
  before: Payment,
  after: Payment,
  { facts }: SeenPayment,
): Promise<boolean> {
  if (before.status !== after.status || before.exceptionText !== after.exceptionText) return true
  const last = await db.paymentEvent.findFirst({
    where: { paymentNo: after.paymentNo, kind: 'heard' },
    orderBy: { eventNo: 'desc' },
  })
  return last?.gatewayStatus !== facts.status || last.amountWon !== facts.totalWon
}

export async function setPaymentException(
  db: Transaction,
  paymentNo: number,
  exceptionText: string | null,
  now: Date,
): Promise<Payment> {
  const payment = await db.payment.update({ where: { paymentNo }, data: { exceptionText } })
  if (exceptionText !== null)
    await keepEvent(db, payment, { kind: 'exceptionOpened', text: exceptionText }, now)
  return payment
}
