import { seatTaken } from '@hygiene/domain/in-person/seat/seat-taken'
import { VACATED_STATUSES } from '@hygiene/domain/in-person/enrolment/record-status'
import type { Prisma } from '@hygiene/db/generated/client'
import { sqlList } from '@hygiene/db/sql-list'
import { keysOf } from '@hygiene/domain/keys-of'

const seats = keysOf(seatTaken)
const SOLD = seats.filter((seat) => seatTaken[seat] === 'always')
const HELD = seats.filter((seat) => seatTaken[seat] === 'whileHeld')

/** Seats that belong to a person, hold lapsed or not. */
export const SEATED = [...HELD, ...SOLD]

/** `hasSeat` of the domain, asked of the table. */
export function takenAt(now: Date): Prisma.BookingWhereInput {
  return { OR: [{ seat: { in: SOLD } }, { seat: { in: HELD }, heldUntil: { gt: now } }] }
}

/** The seats that are taken of sessions that a person at this one could not attend as well. */
export function takenDuring(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  now: Date,
): Prisma.BookingWhereInput {
  return {
    ...takenAt(now),
    session: { status: { not: 'cancelled' }, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
  }
}

/** `hasHoldLapsed` of the domain, asked of the table. */
export function lapsedAt(now: Date): Prisma.BookingWhereInput {
  return { seat: { in: HELD }, heldUntil: { lte: now } }
}

/** `takenAt` in raw SQL; its first condition is that of the index of seats. */
export function takenSql(booking: string, now: string): string {
  return `${booking}."seat" IN (${sqlList(SEATED)})
       AND (${booking}."seat" IN (${sqlList(SOLD)}) OR ${booking}."heldUntil" > ${now})`
}

/** `lapsedAt` in raw SQL. */
export function lapsedSql(booking: string, now: string): string {
  return `${booking}."seat" IN (${sqlList(HELD)}) AND ${booking}."heldUntil" <= ${now}`
}

/** A place in a queue for which a seat is kept: `isOfferLive` of the domain, asked of the table. */
export function offerLiveSql(place: string, now: string): string {
  return `${place}."status" = 'offered' AND ${place}."offerUntil" > ${now}`
}

/** A record that counts against its trade's cap: it has not given its seat back. */
export function countsSql(record: string): string {
  return `${record}."status" NOT IN (${sqlList(VACATED_STATUSES)})`
}
