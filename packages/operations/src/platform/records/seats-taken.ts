import { seatTaken } from '@hygiene/domain/in-person/seat/seat-taken'
import { VACATED_STATUSES } from '@hygiene/domain/in-person/enrolment/record-status'
import type { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import { keysOf } from '@hygiene/domain/keys-of'

const seats = keysOf(seatTaken)
const SOLD = seats.filter((seat) => seatTaken[seat] === 'always')
const HELD = seats.filter((seat) => seatTaken[seat] === 'whileHeld')

/** Includes lapsed holds. */
export const SEATED = [...HELD, ...SOLD]

export function takenAt(now: Date): Prisma.BookingWhereInput {
  return { OR: [{ seat: { in: SOLD } }, { seat: { in: HELD }, heldUntil: { gt: now } }] }
}

/** Counts seats in sessions that overlap this one, so that a person could not attend both. */
export function takenDuring(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): Prisma.BookingWhereInput {
  return {
    ...takenAt(now),
    session: { status: { not: 'cancelled' }, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
  }
}

export function lapsedAt(now: Date): Prisma.BookingWhereInput {
  return { seat: { in: HELD }, heldUntil: { lte: now } }
}

/** Expresses `takenAt` in raw SQL; its first condition matches the index of seats. */
export function takenSql(booking: string, now: string): string {
  return `${booking}."seat" IN (${sqlList(SEATED)})
       AND (${booking}."seat" IN (${sqlList(SOLD)}) OR ${booking}."heldUntil" > ${now})`
}

export function lapsedSql(booking: string, now: string): string {
  return `${booking}."seat" IN (${sqlList(HELD)}) AND ${booking}."heldUntil" <= ${now}`
}

/** Expresses `isOfferLive` of the domain in SQL: a seat is kept for this place on the waiting list. */
export function offerLiveSql(place: string, now: string): string {
  return `${place}."status" = 'offered' AND ${place}."offerUntil" > ${now}`
}

export function countsSql(record: string): string {
  return `${record}."status" NOT IN (${sqlList(VACATED_STATUSES)})`
}
