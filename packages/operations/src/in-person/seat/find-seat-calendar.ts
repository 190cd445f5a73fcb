import type { Queries } from '@hygiene/db/connect'
import type { CalendarSeat } from '@hygiene/domain/in-person/seat/seat-calendar'

/** A seat with its moves and changes, for its calendar file. */
export async function findSeatCalendar(db: Queries, applicationNo: number): Promise<CalendarSeat | null> {
  const booking = await db.booking.findUnique({
    where: { applicationNo },
    include: { session: { include: { venue: true } }, moves: { orderBy: { moveNo: 'asc' } } },
  })
  if (!booking) return null
  const sessionNos = [booking.sessionNo, ...booking.moves.map(({ fromNo }) => fromNo)]
  const changes = await db.sessionChange.findMany({ where: { sessionNo: { in: sessionNos } } })
  return { ...booking, changes }
}
