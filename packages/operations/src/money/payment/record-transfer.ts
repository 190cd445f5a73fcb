import type { Payment, Refund } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { refundableWon } from '@hygiene/domain/money/receipt/renew-receipt'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import { followMoneyBack } from '../cash-receipt/follow-money-back.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { keepEvent } from './keep-event.ts'
import { renewReceipt } from './renew-receipt.ts'

export interface TransferMade {
  amountWon: number
  reason: string
  transferredOn: SeoulDay
  /** Identifies the transfer for staff; contains no account number. */
  transferNote: string
  last: Pick<Refund, 'refundNo' | 'status' | 'isExceptional'>
  employeeNo: number
}

/**
 * Records that staff returned the money by bank transfer and notifies the person; the application is locked and judged. A refund
 * that waited for the transfer is done. One the gateway refused gets a successor.
 */
export async function recordTransfer(
  db: Transaction,
  { paymentNo, memberNo }: Pick<Payment, 'paymentNo' | 'memberNo'>,
  { transferredOn, last, employeeNo, ...made }: TransferMade,
  now: Date,
): Promise<Refund> {
  const done = {
    status: 'done',
    doneAt: now,
    accountSealed: null,
    transferredOn: new Date(transferredOn),
    transferNote: made.transferNote,
  } as const
  const { refundNo, isExceptional } = last
  const refund =
    last.status === 'requested'
      ? await db.refund.update({ where: { refundNo }, data: done })
      : await db.refund.create({ data: { ...made, ...done, isExceptional, paymentNo, requestedAt: now } })
  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: true },
  })
  const isAllBack = refundableWon({ ...payment, refunds }) <= 0
  const after = await db.payment.update({
    where: { paymentNo },
    data: { exceptionText: null, ...(isAllBack ? { status: 'cancelled', cancelledAt: now } : {}) },
  })
  const { amountWon, transferNote: text } = made
  await keepEvent(db, after, { kind: 'refundTransferred', amountWon, text, employeeNo }, now)
  await renewReceipt(db, paymentNo, now)
  await followMoneyBack(db, paymentNo)
  await notifyPerson(db, 'refundTransferred', memberNo, paymentNo, now)
  await postLedger(db, paymentNo, 'refundTransferred', now)
  return refund
}
