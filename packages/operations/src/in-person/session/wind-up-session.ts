import type { Booking, PrismaClient, WaitingEntry } from '@hygiene/db/generated/client'
import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import { sentenceOf } from '@hygiene/db/describe-error'
import { inWindUpOrder } from '@hygiene/domain/in-person/session/may-cancel-session'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { endGonePlace } from '../queue/end-gone-place.ts'
import { windUpBooking } from './wind-up-booking.ts'

/**
 * Goes through the people of a session the association cancelled, one transaction a person, so that a crash in the middle
 * leaves each either told and settled or still to do. One person's trouble does not keep the others; then it fails, and
 * comes back to those who are left. It may take long: each person has an instant of their own.
 */
export async function windUpSession(
  client: PrismaClient,
  sessionNo: SessionNo,
  now: () => Date,
): Promise<void> {
  const session = await client.inPersonSession.findUnique({ where: { sessionNo } })
  if (session?.status !== 'cancelled') return
  const failed: string[] = []
  const onTrouble: OnTrouble = (name, error) => failed.push(`${name} (${sentenceOf(error)})`)

  const places = await client.waitingEntry.findMany({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
    orderBy: { waitingNo: 'asc' },
  })
  await eachInTransaction(client, places, { name: placeName, onTrouble }, (db, place) =>
    endGonePlace(db, place, now()),
  )

  const bookings = await client.booking.findMany({
    where: { sessionNo, seat: { not: 'released' } },
    orderBy: [{ bookedAt: 'asc' }, { applicationNo: 'asc' }],
  })
  await eachInTransaction(client, inWindUpOrder(bookings), { name: bookingName, onTrouble }, (db, booking) =>
    windUpBooking(db, booking, now()),
  )
  if (failed.length > 0) throw new Error(`Not wound up: ${failed.join(', ')}`)
}

function placeName({ waitingNo }: WaitingEntry): string {
  return `place ${waitingNo}`
}

function bookingName({ applicationNo }: Booking): string {
  return `application ${applicationNo}`
}
