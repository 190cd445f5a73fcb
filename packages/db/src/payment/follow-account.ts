import { HOLD_MINUTES, hasSeat, holdForDeposit } from '@hygiene/domain'
import type { Transaction } from '../connect.ts'
import type { Payment } from '../generated/client.ts'
import { holdSeat } from '../offline-education/hold-seat.ts'
import { type BookedApplication, bookingOf } from './booking-of.ts'
import { closeOpenOrders } from './close-open-orders.ts'

const SEAT_GONE = '자리를 잡아 둔 시간이 지나 주문이 취소되었습니다. 일정을 다시 골라 신청해주세요.'

/**
 * The seat of an unpaid in-person application is held as long as its account waits (decisions.md, life cycle), and half
 * an hour longer once that is closed. An account for a seat somebody else has got is closed before anybody pays into it.
 */
export async function followAccount(
  db: Transaction,
  before: Payment,
  after: Payment,
  now: Date,
): Promise<void> {
  const wasWaiting = before.status === 'virtualAccountIssued'
  const isWaiting = after.status === 'virtualAccountIssued'
  if (!wasWaiting && !isWaiting) return
  const booked = await bookingOf(db, after.applyEduNo)
  if (!booked) return

  if (isWaiting) await holdWhileWaiting(db, booked, after, now)
  else if (after.status !== 'paid') await shortenHold(db, booked, now)
}

async function holdWhileWaiting(
  db: Transaction,
  booked: BookedApplication,
  { applyEduNo, accountExpiresAt }: Payment,
  now: Date,
): Promise<void> {
  const until = heldForDeposit(booked, accountExpiresAt)
  if (until && until.getTime() === booked.heldUntil?.getTime()) return
  const isHeld = until !== null && until > now && (await holdSeat(db, applyEduNo, until, now))
  if (!isHeld) await closeOpenOrders(db, applyEduNo, now, SEAT_GONE)
}

/** Null where there is nothing left to be held: the application has ended, or never had a seat. */
function heldForDeposit(booked: BookedApplication, accountExpiresAt: Date | null): Date | null {
  const { heldSince, heldUntil, session } = booked
  if (!heldSince || !heldUntil) return null
  return holdForDeposit({ heldSince, heldUntil, session }, accountExpiresAt)
}

async function shortenHold(db: Transaction, booked: BookedApplication, now: Date): Promise<void> {
  const { applyEduNo, heldUntil } = booked
  const shorter = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  if (!heldUntil || !hasSeat(booked, now) || heldUntil <= shorter) return
  await db.booking.update({ where: { applyEduNo }, data: { heldUntil: shorter } })
}
