import type { Booking, PrismaClient, WaitingEntry } from '@hygiene/db/generated/client'
import { eachInTransaction, type OnTrouble } from '@hygiene/db/each-in-transaction'
import { sentenceOf } from '@hygiene/db/describe-error'
import { inWindUpOrder } from '@hygiene/domain/in-person/session/may-cancel-session'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { endGonePlace } from '../queue/end-gone-place.ts'
import { windUpBooking } from './wind-up-booking.ts'

/**
 * Settles the members of a cancelled session, one transaction each, so that a crash leaves every member either notified and
 * settled or still to process. An error of one member does not stop the others. The call then fails, and its retry handles the
 * rest.
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
