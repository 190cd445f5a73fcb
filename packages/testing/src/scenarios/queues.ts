import type { Booking, InPersonSession, WaitingEntry } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

export interface PlaceWanted {
  joinedAt?: Date
  offerUntil?: Date
}

export async function queueFor(
  db: Queries,
  { applicationNo, memberNo }: Pick<Booking, 'applicationNo' | 'memberNo'>,
  { sessionNo }: Pick<InPersonSession, 'sessionNo'>,
  { joinedAt = new Date('2026-11-20T01:00:00Z'), offerUntil }: PlaceWanted = {},
): Promise<WaitingEntry> {
  const entry = await db.waitingEntry.create({
    data: { sessionNo, applicationNo, memberNo, joinedAt },
  })
  return offerUntil ? offerTo(db, entry, offerUntil) : entry
}

export async function offerTo(
  db: Queries,
  { waitingNo, joinedAt }: WaitingEntry,
  offerUntil: Date,
): Promise<WaitingEntry> {
  return db.waitingEntry.update({
    where: { waitingNo },
    data: { status: 'offered', offeredAt: joinedAt, offerUntil },
  })
}
