import { countFreeSeats, type Queries } from '@hygiene/db'
import { formatSeoulDate, seoulDay, seoulTime, seoulWeekday, startOfSeoulDay } from '@hygiene/domain'

/** Sessions from today on, one line each. */
export async function listSessions(db: Queries, now: Date): Promise<string[]> {
  const sessions = await db.inPersonSession.findMany({
    where: { endsAt: { gte: startOfSeoulDay(seoulDay(now)) } },
    include: { venue: true },
    orderBy: [{ startsAt: 'asc' }, { offlineEducationNo: 'asc' }],
  })
  const lines: string[] = []
  for (const session of sessions) {
    const { freeInHall, queue } = await countFreeSeats(db, session, [], now)
    const seats = `${session.capacity - freeInHall} of ${session.capacity} seats`
    lines.push(`${sessionLine(session)}  ${seats}, ${queue} in the queue  ${session.status}`)
  }
  return lines.length > 0 ? lines : ['There is no session from today on.']
}

/** '12  2026.12.10 (목) 10:00~17:00  수원 교육장 (venue 3)' */
export function sessionLine(session: {
  offlineEducationNo: number
  startsAt: Date
  endsAt: Date
  venue: { sceneNo: number; name: string }
}): string {
  const { offlineEducationNo, startsAt, endsAt, venue } = session
  const day = `${formatSeoulDate(startsAt)} (${seoulWeekday(startsAt)})`
  return `${offlineEducationNo}  ${day} ${seoulTime(startsAt)}~${seoulTime(endsAt)}  ${venue.name} (venue ${venue.sceneNo})`
}
