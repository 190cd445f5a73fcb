import { sendRefund } from '@hygiene/contracts/platform/job/send-refund'
import { handOver } from '@hygiene/db/outbox'
import type { Payment, PrismaClient, Refund } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { PaymentType } from '@hygiene/domain/text'
import { postLedger } from '../ledger/post-ledger.ts'
import { keepEvent } from './keep-event.ts'
import { setPaymentException } from './write-payment.ts'

export interface RefundWanted {
  amountWon: number
  reason: string
  /** Where the money cannot go back by itself. */
  accountSealed: Uint8Array<ArrayBuffer> | null
  /** Of the account; null: none, or the bank was not asked. */
  isHolderKnown?: boolean | null
  /** Outside the terms, approved by two employees. */
  isExceptional?: boolean
  /** The association's bank sends it to the account; money that never passed the gateway goes this way always. */
  isByHand?: boolean
  /** The employee who asks for it, where it is not the person. */
  employeeNo?: number | undefined
}

/**
 * Stores a refund of an order and hands its sending over, to the worker or to staff; the application is locked, the terms
 * are judged, and what was paid for ends beside it. One refund under way at a time (unique index).
 */
export async function startRefund(
  db: Transaction,
  { paymentNo, paymentType, status }: Pick<Payment, 'paymentNo' | 'paymentType' | 'status'>,
  { employeeNo, ...wanted }: RefundWanted,
  now: Date,
): Promise<Refund> {
  const isByHand = wanted.isByHand === true || paymentType === PaymentType.admin
  const refund = await db.refund.create({ data: { ...wanted, isByHand, paymentNo, requestedAt: now } })
  const { amountWon, reason: text } = wanted
  await keepEvent(
    db,
    { paymentNo, status },
    { kind: 'refundBegun', amountWon, text, employeeNo: employeeNo ?? null },
    now,
  )
  if (isByHand) await setPaymentException(db, paymentNo, paymentExceptionText.transferDue, now)
  else await handOver(db, sendRefund, { refundNo: refund.refundNo })
  await postLedger(db, paymentNo, 'refundBegun', now)
  return refund
}

/** The gateway has accepted a refund; only its later word makes the refund done. */
export async function markSent(
  db: PrismaClient,
  { refundNo }: Pick<Refund, 'refundNo'>,
  cancellationId: string,
  now: Date,
): Promise<void> {
  const [sent] = await db.refund.updateManyAndReturn({
    where: { refundNo, status: 'requested' },
    data: { status: 'sent', sentAt: now, cancellationId },
    include: { payment: { select: { status: true } } },
  })
  if (sent) await keepEvent(db, { ...sent, status: sent.payment.status }, { kind: 'refundSent' }, now)
}
