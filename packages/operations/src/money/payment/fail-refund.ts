import { lockApplication } from '@hygiene/db/locks'
import type { Payment, PrismaClient, Refund } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { postLedger } from '../ledger/post-ledger.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { keepEvent } from './keep-event.ts'
import { setPaymentException } from './write-payment.ts'

/** The gateway will not give the money back: staff have to look, and the person is told and may ask again. */
export async function failRefund(
  client: PrismaClient,
  { refundNo, paymentNo }: Pick<Refund, 'refundNo' | 'paymentNo'>,
  failure: string,
  now: Date,
): Promise<void> {
  await client.$transaction(async (db) => {
    // A settlement holds order and refund in the other turn: all wait for the application first.
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

/** A cancellation that was only accepted may still fail at the bank days later: nothing else tells of it. */
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
 * The gateway refused to return the payment: the person is told once, however often it is tried; the application
 * is locked. Late money is returned by staff, who see the refusal, and its person has nothing to do.
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
