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
 * Settles notices, returns and polls alike (docs/rules/payment.md). Idempotent: it locks the application, decides from our order
 * and the gateway's facts, and confirms enrolment and seat in the same transaction.
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
    // The licence of a lapsed hold was applied for concurrently; the retry finds the new record.
    if (!isUniqueViolation(error)) throw error
    return settle()
  }
}

/** Frees licences held by another application whose hold has lapsed, so that no payment is refused because of it. */
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
  if (application.booking) await lockMember(db, memberNo)
  await lockApplication(db, applicationNo)

  const payment = await db.payment.findUniqueOrThrow({ where: { paymentNo } })
  const order = { ...payment, currency: 'KRW' as const, returningWon: await returningOf(db, paymentNo) }
  const placed = await placeMoney(db, payment, decidePayment(order, seen.facts), seen, now)

  const settled = await writePayment(db, payment, placed, seen, now)
  // The first paid order closes the others, so that an application is paid once.
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

/** Sums refunds requested from the gateway; bank transfers are excluded, because the gateway does not know them. */
async function returningOf(db: Transaction, paymentNo: number): Promise<number> {
  const returning = await db.refund.findMany({
    where: { paymentNo, status: { not: 'failed' }, isByHand: false, transferredOn: null },
  })
  return returning.reduce((sum, { amountWon }) => sum + amountWon, 0)
}

/** Assigns money to an application that still awaits it; money for an ended or paid one is left to staff. */
async function placeMoney(
  db: Transaction,
  payment: Payment,
  decision: PaymentDecision,
  seen: SeenPayment,
  now: Date,
): Promise<Placed> {
  if (!isMoney(decision) || payment.status === 'paidAfterCancellation') return decision
  // A report that is older than the cancellation must not restore returned money.
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

/** Closes a virtual account that was issued in the window of a cancelled order, so that no deposit reaches it. */
async function closeStrayAccount(db: Transaction, payment: Payment, { facts }: SeenPayment): Promise<void> {
  if (payment.status !== 'cancelled' || facts.status !== 'VIRTUAL_ACCOUNT_ISSUED') return
  await handOver(db, closeVirtualAccount, { paymentNo: payment.paymentNo })
}

async function cancelledAtGateway(db: Transaction, payment: Payment, now: Date): Promise<void> {
  const { paymentNo, applicationNo } = payment
  await finishRefunds(db, { paymentNo, status: 'cancelled' }, now)
  await renewReceipt(db, paymentNo, now)
  if (payment.status !== 'paid') return

  await endRefunded(db, applicationNo, now)
  const completed = { where: { applicationNo, status: 'completed' as const } }
  const completions =
    (await db.onlineEnrolment.count(completed)) + (await db.inPersonEnrolment.count(completed))
  const approved = await db.refund.count({ where: { paymentNo, isExceptional: true, status: 'done' } })
  if (completions > 0 && approved === 0)
    await setPaymentException(db, paymentNo, paymentExceptionText.completedThenCancelled, now)
}
