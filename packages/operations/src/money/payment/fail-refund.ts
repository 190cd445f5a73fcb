import { lockApplication } from '@hygiene/db/locks'
import type { Payment, PrismaClient, Refund } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { postLedger } from '../ledger/post-ledger.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { keepEvent } from './keep-event.ts'
import { setPaymentException } from './write-payment.ts'

/** Records a refund the gateway refused: staff must check it, and the person is notified and may request it again. */
export async function failRefund(
  client: PrismaClient,
  { refundNo, paymentNo }: Pick<Refund, 'refundNo' | 'paymentNo'>,
  failure: string,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    // A settlement locks order and refund in the opposite order, so both lock the application first.
    const { applicationNo } = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
    await lockApplication(db, applicationNo)
    const { count } = await db.refund.updateMany({
      where: { refundNo, status: { in: ['requested', 'sent'] } },
      data: { status: 'failed', failure: failure.slice(0, 300), accountSealed: null },
    })
    if (count === 0) return
    const payment = await setPaymentException(db, paymentNo, paymentExceptionText.refundRefused, now)
    await keepEvent(db, payment, { kind: 'refundRefused', text: failure }, now)
    await notifyOfRefusedRefund(db, payment, now)
    await postLedger(db, paymentNo, 'refundRefused', now)
  })
}

/** Detects cancellations that the gateway accepted but the bank refused days later; no other report exists. */
export async function failRefusedRefunds(
  client: PrismaClient,
  paymentNo: number,
  cancellations: readonly { cancellationId: string; status: string; reason: string }[],
  now: Date,
): Promise<void> {
  const failed = cancellations.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return
  const refunds = await client.refund.findMany({ where: { paymentNo, status: 'sent' } })
  for (const refund of refunds) {
    const cancellation = failed.find(({ cancellationId }) => cancellationId === refund.cancellationId)
    if (cancellation) await failRefund(client, refund, cancellation.reason, now)
  }
}

/**
 * Notifies the person once of a refused refund, however often it is retried; the application is locked. Late money is returned by
 * staff, so its owner has nothing to do and is not notified.
 */
export async function notifyOfRefusedRefund(
  db: Transaction,
  { paymentNo, memberNo, status }: Pick<Payment, 'paymentNo' | 'memberNo' | 'status'>,
  now: Date,
): Promise<void> {
  if (status !== 'paid') return
  const about = { memberNo, kind: 'refundRefused', aboutNo: paymentNo } as const
  if ((await db.message.count({ where: about })) > 0) return
  await notifyPerson(db, 'refundRefused', memberNo, paymentNo, now)
}
