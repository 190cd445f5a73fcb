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
  accountSealed: Uint8Array<ArrayBuffer> | null
  isHolderKnown?: boolean | null
  isExceptional?: boolean
  /** Means a transfer by the association's bank, always used for money that did not pass the gateway. */
  isByHand?: boolean
  employeeNo?: number | undefined
}

/**
 * Stores a refund and hands it to the worker or to staff; ends what was paid for. The application must be locked and the terms
 * judged. A unique index allows one refund in progress.
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
