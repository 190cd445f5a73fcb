import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import { followMoneyBack } from '../cash-receipt/follow-money-back.ts'
import { keepEvent } from './keep-event.ts'
import { renewReceipt } from './renew-receipt.ts'
import { setPaymentException } from './write-payment.ts'

/**
 * Marks the refunds of a locked order as done after the gateway returned the money, including the last one it had refused, so
 * that the person no longer sees it as failed.
 */
export async function finishRefunds(
  db: Transaction,
  { paymentNo, status }: Pick<Payment, 'paymentNo' | 'status'>,
  now: Date,
): Promise<void> {
  const done = { status: 'done', doneAt: now, accountSealed: null } as const
  const { count: inProgress } = await db.refund.updateMany({
    where: { paymentNo, status: { in: ['requested', 'sent'] }, isByHand: false },
    data: done,
  })
  const last = await db.refund.findFirst({ where: { paymentNo }, orderBy: { refundNo: 'desc' } })
  const wasRefused = inProgress === 0 && last?.status === 'failed' && !last.isByHand
  if (wasRefused) await db.refund.update({ where: { refundNo: last.refundNo }, data: done })
  if (inProgress > 0 || wasRefused) await keepEvent(db, { paymentNo, status }, { kind: 'refundDone' }, now)
  await dropTransfers(db, paymentNo)
  await followMoneyBack(db, paymentNo)
}

export async function finishPart(
  db: Transaction,
  { paymentNo, status }: Pick<Payment, 'paymentNo' | 'status'>,
  now: Date,
): Promise<void> {
  const { count } = await db.refund.updateMany({
    where: { paymentNo, status: { in: ['requested', 'sent'] }, isByHand: false },
    data: { status: 'done', doneAt: now, accountSealed: null },
  })
  if (count === 0) return
  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: true },
  })
  if (refundableWon({ ...payment, refunds }) <= 0)
    await db.payment.update({ where: { paymentNo }, data: { status: 'cancelled', cancelledAt: now } })
  await keepEvent(db, { paymentNo, status }, { kind: 'refundDone' }, now)
  await renewReceipt(db, paymentNo, now)
  await followMoneyBack(db, paymentNo)
}

async function dropTransfers(db: Transaction, paymentNo: number): Promise<void> {
  await db.refund.updateMany({
    where: { paymentNo, status: 'requested', isByHand: true },
    data: { status: 'failed', failure: '결제사에서 먼저 취소되었습니다.', accountSealed: null },
  })
}

/** Flags once for staff that both a bank transfer and the gateway returned the money. */
export async function noticeReturnedTwice(
  db: Transaction,
  { paymentNo }: Pick<Payment, 'paymentNo'>,
  now: Date,
): Promise<void> {
  const { count } = await db.refund.updateMany({
    where: { paymentNo, transferredOn: { not: null }, returnedTwiceAt: null },
    data: { returnedTwiceAt: now },
  })
  if (count > 0) await setPaymentException(db, paymentNo, paymentExceptionText.returnedTwice, now)
}
