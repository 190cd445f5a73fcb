import { closeVirtualAccount } from '@hygiene/contracts/platform/job/close-virtual-account'
import type { Transaction } from '@hygiene/db/connect'
import type { Payment, PrismaClient } from '@hygiene/db/generated/client'
import { lockApplication, lockMember } from '@hygiene/db/locks'
import { handOver } from '@hygiene/db/outbox'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import { paymentExceptionText } from '@hygiene/domain/money/order/order-text'
import { decidePayment, type PaymentDecision } from '@hygiene/domain/money/payment/payment-status'
import type { SeenPayment } from '@hygiene/gateways'
import { endLapsedHolds } from '../../in-person/enrolment/end-lapsed-holds.ts'
import { bookingOf } from '../../in-person/seat/booking-of.ts'
import { endRefunded } from '../../in-person/seat/end-refunded.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { closeOpenOrders } from '../payment/close-open-orders.ts'
import { finishPart, finishRefunds, noticeReturnedTwice } from '../payment/finish-refunds.ts'
import { followAccount } from '../payment/follow-account.ts'
import { notifyOfPayment } from '../payment/notify-of-payment.ts'
import { renewReceipt } from '../payment/renew-receipt.ts'
import { isMoney, type Placed, setPaymentException, writePayment } from '../payment/write-payment.ts'
import { payInPerson } from './pay-in-person.ts'
import { payOnline } from './pay-online.ts'

/**
 * The one routine for notices, returns and polls (docs/rules/payment.md). Idempotent for good: the application is
 * locked, the rule decides from our order and the gateway's facts, and money confirms enrolment and seat in the same
 * transaction.
 */
export async function settlePayment(
  client: PrismaClient,
  paymentNo: number,
  seen: SeenPayment,
  now: Date,
): Promise<Payment> {
  const settle = () => client.$transaction((db) => settleLocked(db, paymentNo, seen, now))
  if (seen.facts.status === 'PAID') await endRivalHolds(client, paymentNo, now)
  try {
    return await settle()
  } catch (error) {
    // A licence whose hold had lapsed was applied for at this very instant: the second look finds the new record.
    if (!isUniqueViolation(error)) throw error
    return settle()
  }
}

/** A licence applied for again, whose hold has run out since, is free: no money is turned away for it. */
async function endRivalHolds(client: PrismaClient, paymentNo: number, now: Date): Promise<void> {
  const { applicationNo, application } = await client.payment.findUniqueOrThrow({
    where: { paymentNo },
    select: {
      applicationNo: true,
      application: { select: { inPerson: { where: { status: 'cancelled' }, select: { licenceKey: true } } } },
    },
  })
  const licenceKeys = application.inPerson.map(({ licenceKey }) => licenceKey)
  if (licenceKeys.length > 0) await endLapsedHolds(client, licenceKeys, applicationNo, now)
}

async function settleLocked(
  db: Transaction,
  paymentNo: number,
  seen: SeenPayment,
  now: Date,
): Promise<Payment> {
  const { applicationNo, memberNo, application } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { application: { include: { booking: true } } },
  })
  // A late deposit looks at the person's other bookings, too.
  if (application.booking) await lockMember(db, memberNo)
  await lockApplication(db, applicationNo)

  const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
  const order = { ...payment, currency: 'KRW' as const, returningWon: await returningOf(db, paymentNo) }
  const placed = await placeMoney(db, payment, decidePayment(order, seen.facts), seen, now)

  const settled = await writePayment(db, payment, placed, seen, now)
  // No person pays twice: the first order that is paid closes the others.
  if (placed.effect === 'confirm') await closeOpenOrders(db, applicationNo, now)
  if (placed.effect === 'markCancelled') await cancelledAtGateway(db, payment, now)
  if (placed.effect === 'returnPart') await finishPart(db, payment, now)
  if (seen.facts.status === 'CANCELLED') await noticeReturnedTwice(db, payment, now)
  await notifyOfPayment(db, payment, settled, { isOnline: !application.booking }, now)
  if ([payment.status, settled.status].includes('virtualAccountIssued')) {
    await followAccount(db, payment, settled, now)
  }
  await closeStrayAccount(db, payment, seen)
  await postLedger(db, paymentNo, 'settled', now)
  return db.payment.findUniqueOrThrow({ where: { paymentNo } })
}

/** Won that we have asked the gateway to give back; what the association's bank sends is not its word. */
async function returningOf(db: Transaction, paymentNo: number): Promise<number> {
  const returning = await db.refund.findMany({
    where: { paymentNo, status: { not: 'failed' }, isByHand: false, transferredOn: null },
  })
  return returning.reduce((sum, { amountWon }) => sum + amountWon, 0)
}

/** Money pays an application that still waits for it; money for an ended or paid one waits for staff. */
async function placeMoney(
  db: Transaction,
  payment: Payment,
  decision: PaymentDecision,
  seen: SeenPayment,
  now: Date,
): Promise<Placed> {
  if (!isMoney(decision) || payment.status === 'paidAfterCancellation') return decision
  // Money that came and went back does not come again: the word is older than the cancellation.
  if (payment.status === 'cancelled' && payment.paidAt) return { status: 'cancelled', effect: 'none' }

  const { applicationNo, amountWon } = payment
  const money = { amountWon, paidAt: payment.paidAt ?? seen.paidAt ?? now }
  const booked = await bookingOf(db, applicationNo)
  const stray = booked
    ? await payInPerson(db, booked, money, now)
    : await payOnline(db, applicationNo, money, now)
  return stray === null
    ? { status: 'paid', effect: 'confirm' }
    : { status: 'paidAfterCancellation', effect: 'flagForStaff', stray }
}

/** An account that was issued in the window of an order given up meanwhile: no person should pay into it. */
async function closeStrayAccount(db: Transaction, payment: Payment, { facts }: SeenPayment): Promise<void> {
  if (payment.status !== 'cancelled' || facts.status !== 'VIRTUAL_ACCOUNT_ISSUED') return
  await handOver(db, closeVirtualAccount, { paymentNo: payment.paymentNo })
}

/** The gateway gave the money of a locked order back: its refunds are done, and the records paid with it have ended. */
async function cancelledAtGateway(db: Transaction, payment: Payment, now: Date): Promise<void> {
  const { paymentNo, applicationNo } = payment
  await finishRefunds(db, { paymentNo, status: 'cancelled' }, now)
  await renewReceipt(db, paymentNo, now)
  if (payment.status !== 'paid') return

  await endRefunded(db, applicationNo, now)
  const completed = { where: { applicationNo, status: 'completed' as const } }
  const completions =
    (await db.onlineEnrolment.count(completed)) + (await db.inPersonEnrolment.count(completed))
  // Two employees have decided that already.
  const approved = await db.refund.count({ where: { paymentNo, isExceptional: true, status: 'done' } })
  if (completions > 0 && approved === 0)
    await setPaymentException(db, paymentNo, paymentExceptionText.completedThenCancelled, now)
}
