import type { Queries } from '@hygiene/db/connect'
import type { SessionNo } from '@hygiene/domain/record-numbers'

/** Counts people to notify of a cancellation or move: seated, or waiting without a seat. */
export async function countPeople(db: Queries, sessionNo: SessionNo): Promise<number> {
  return db.booking.count({ where: { sessionNo, seat: { not: 'released' } } })
}
