import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import type { Booking, WaitingEntry } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { LIVE_PLACES, type WaitingStatusName } from '@hygiene/domain/in-person/queue/offer'

/** A place at the end of the queue of a locked session. */
export async function takePlace(
  db: Transaction,
  { applicationNo, memberNo }: Pick<Booking, 'applicationNo' | 'memberNo'>,
  sessionNo: SessionNo,
  now: Date,
): Promise<WaitingEntry> {
  return db.waitingEntry.create({ data: { sessionNo, applicationNo, memberNo, joinedAt: now } })
}

/** Ends a live place of a locked application. A seat that was kept for it unused is for the next in the queue. */
export async function endPlace(
  db: Transaction,
  { waitingNo, sessionNo, status: before }: WaitingEntry,
  status: Exclude<WaitingStatusName, 'waiting' | 'offered'>,
  now: Date,
): Promise<void> {
  await db.waitingEntry.update({ where: { waitingNo }, data: { status, endedAt: now } })
  if (status !== 'accepted' && before === 'offered') await handOver(db, offerSeats, { sessionNo })
}

/** The places an application without a seat still has, the oldest first. */
export async function findLivePlaces(db: Transaction, applicationNo: ApplicationNo): Promise<WaitingEntry[]> {
  return db.waitingEntry.findMany({
    where: { applicationNo, status: { in: [...LIVE_PLACES] } },
    orderBy: [{ joinedAt: 'asc' }, { waitingNo: 'asc' }],
  })
}

/** An application that waits is booked where its oldest place is. */
export async function waitAt(
  db: Transaction,
  applicationNo: ApplicationNo,
  sessionNo: SessionNo,
): Promise<void> {
  await db.booking.update({ where: { applicationNo }, data: { sessionNo } })
}
