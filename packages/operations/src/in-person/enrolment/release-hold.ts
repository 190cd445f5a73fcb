import { lockApplication } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { holdForDeposit } from '@hygiene/domain/in-person/seat/hold-length'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { orderEndSentence } from '@hygiene/domain/money/order/order-text'
import { closeOpenOrders } from '../../money/payment/close-open-orders.ts'
import { type BookedApplication, bookingOf } from '../seat/booking-of.ts'
import { holdSeat } from '../seat/hold-seat.ts'
import { releaseSeat } from '../seat/release-seat.ts'
import { stepInPerson } from '../../platform/records/step-in-person.ts'

/**
 * Ends an application whose hold expired unpaid. A virtual account before its due date keeps the seat unless another person has
 * taken it. It takes the lock of payments: a deposit comes before the end, or takes a free seat after it.
 */
export async function releaseHold(
  db: Transaction,
  applicationNo: ApplicationNo,
  now: Date,
): Promise<boolean> {
  await lockApplication(db, applicationNo)
  const booked = await bookingOf(db, applicationNo)
  if (booked?.seat !== 'held' || hasSeat(booked, now)) return false
  if (await keepForDeposit(db, booked, now)) return false

  await stepInPerson(db, 'cancel', { applicationNo }, { endReason: 'holdLapsed', endedAt: now })
  await closeOpenOrders(db, applicationNo, now, orderEndSentence.holdLapsed)
  await releaseSeat(db, applicationNo, now)
  await notifyPerson(db, 'holdLapsed', booked.memberNo, applicationNo, now)
  return true
}

async function keepForDeposit(
  db: Transaction,
  { applicationNo, heldSince, heldUntil, session }: BookedApplication,
  now: Date,
): Promise<boolean> {
  const account = await db.payment.findFirst({ where: { applicationNo, status: 'virtualAccountIssued' } })
  if (!account || !heldSince || !heldUntil) return false
  const until = holdForDeposit({ heldSince, heldUntil, session }, account.accountExpiresAt)
  return until > now && holdSeat(db, applicationNo, until, now)
}
