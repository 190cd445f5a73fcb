import type { Payment } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { holdForDeposit } from '@hygiene/domain/in-person/seat/hold-length'
import { type BookedApplication, bookingOf } from '../../in-person/seat/booking-of.ts'
import { holdSeat } from '../../in-person/seat/hold-seat.ts'
import { shortenHold } from '../../in-person/seat/shorten-hold.ts'
import { orderEndSentence } from '@hygiene/domain/money/order/order-text'
import { closeOpenOrders } from './close-open-orders.ts'

/**
 * Holds the seat of an unpaid in-person application while its virtual account is open (docs/rules/in-person.md), and half an hour
 * longer after that is closed. If another person has taken the seat, the account is closed before a deposit arrives.
 */
export async function followAccount(
  db: Transaction,
  before: Payment,
  after: Payment,
  now: Date,
): Promise<void> {
  if (after.status === 'virtualAccountIssued') {
    const booked = await bookingOf(db, after.applicationNo)
    if (booked) await holdWhileWaiting(db, booked, after, now)
  } else if (before.status === 'virtualAccountIssued' && after.status !== 'paid') {
    await shortenHold(db, after.applicationNo, now)
  }
}

async function holdWhileWaiting(
  db: Transaction,
  booked: BookedApplication,
  { applicationNo, accountExpiresAt }: Payment,
  now: Date,
): Promise<void> {
  const until = heldForDeposit(booked, accountExpiresAt)
  if (until && until.getTime() === booked.heldUntil?.getTime()) return
  const isHeld = until !== null && until > now && (await holdSeat(db, applicationNo, until, now))
  if (!isHeld) await closeOpenOrders(db, applicationNo, now, orderEndSentence.seatGone)
}

/** Returns null if there is nothing to hold: the application has ended or never had a seat. */
function heldForDeposit(booked: BookedApplication, accountExpiresAt: Date | null): Date | null {
  const { heldSince, heldUntil, session } = booked
  if (!heldSince || !heldUntil) return null
  return holdForDeposit({ heldSince, heldUntil, session }, accountExpiresAt)
}
