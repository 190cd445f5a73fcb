import { lockApplication, type Payment } from '@hygiene/db'
import { denied } from '@hygiene/domain'
import type { AboutPerson } from '../payment/close-payment-exception.ts'
import { keepEvent } from '../payment/keep-event.ts'
import type { Asking } from './ask-gateway.ts'
import { settlePayment } from './settle-payment.ts'

export interface OrderToAsk {
  paymentNo: number
  employeeNo: number
  alongside: AboutPerson
}

type AskRefusal =
  | 'PAYMENT_NOT_FOUND'
  | 'GATEWAY_NOT_ASKED'
  | 'NOT_APPROVED_AT_GATEWAY'
  | 'APPROVED_AMOUNT_DIFFERS'

/**
 * Asks the gateway again and settles, only where it has approved this order and this sum. A second time finds the order
 * settled and changes nothing.
 */
export async function askOrderAgain(
  { db, ask }: Asking,
  { paymentNo, employeeNo, alongside }: OrderToAsk,
  now: Date,
): Promise<{ allowed: true; payment: Payment } | { allowed: false; reason: AskRefusal }> {
  const known = await db.payment.findUnique({ where: { paymentNo } })
  if (!known) return denied('PAYMENT_NOT_FOUND')
  const asked = await ask(known.paymentId)
  if (asked === 'unavailable') return denied('GATEWAY_NOT_ASKED')
  if (asked?.seen.facts.status !== 'PAID' || asked.seen.facts.paymentId !== known.paymentId)
    return denied('NOT_APPROVED_AT_GATEWAY')
  const { totalWon, currency } = asked.seen.facts
  if (totalWon !== known.amountWon || currency !== 'KRW') return denied('APPROVED_AMOUNT_DIFFERS')

  await db.$transaction(async (tx) => {
    await lockApplication(tx, known.applicationNo)
    await alongside(tx, known.memberNo)
    await keepEvent(tx, known, { kind: 'asked', employeeNo }, now)
  })
  return { allowed: true, payment: await settlePayment(db, paymentNo, asked.seen, now) }
}
