import type { Queries } from '@hygiene/db/connect'
import type { SessionNo } from '@hygiene/domain/record-numbers'

/** People of a session who would be told of its end or move: with a seat, or in the queue without one. */
export async function countPeople(db: Queries, sessionNo: SessionNo): Promise<number> {
  return db.booking.count({ where: { sessionNo, seat: { not: 'released' } } })
}
