import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import type { Booking, WaitingEntry } from '@hygiene/db/generated/client'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { LIVE_PLACES, type WaitingStatusName } from '@hygiene/domain/in-person/queue/offer'

export async function takePlace(
  db: Transaction,
  { applicationNo, memberNo }: Pick<Booking, 'applicationNo' | 'memberNo'>,
  sessionNo: SessionNo,
  now: Date,
): Promise<WaitingEntry> {
  return db.waitingEntry.create({ data: { sessionNo, applicationNo, memberNo, joinedAt: now } })
}

/** Ends a live place of a locked application. An unused seat reserved for it goes to the next in the queue. */
export async function endPlace(
  db: Transaction,
  { waitingNo, sessionNo, status: before }: WaitingEntry,
  status: Exclude<WaitingStatusName, 'waiting' | 'offered'>,
  now: Date,
): Promise<void> {
  await db.waitingEntry.update({ where: { waitingNo }, data: { status, endedAt: now } })
  if (status !== 'accepted' && before === 'offered') await handOver(db, offerSeats, { sessionNo })
}

export async function findLivePlaces(db: Transaction, applicationNo: ApplicationNo): Promise<WaitingEntry[]> {
  return db.waitingEntry.findMany({
    where: { applicationNo, status: { in: [...LIVE_PLACES] } },
    orderBy: [{ joinedAt: 'asc' }, { waitingNo: 'asc' }],
  })
}

export async function waitAt(
  db: Transaction,
  applicationNo: ApplicationNo,
  sessionNo: SessionNo,
): Promise<void> {
  await db.booking.update({ where: { applicationNo }, data: { sessionNo } })
}
