import type { Queries } from '@hygiene/db/connect'
import {
  formatSeoulDate,
  seoulDay,
  seoulTime,
  seoulWeekday,
  startOfSeoulDay,
} from '@hygiene/domain/time/seoul-day'
import type { SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { findStaffSessions } from '@hygiene/operations/in-person/session/find-staff-sessions'

export async function listSessions(db: Queries, now: Date): Promise<string[]> {
  const from = startOfSeoulDay(seoulDay(now))
  const wanted = { from, until: null, branches: null, status: null }
  const { rows } = await findStaffSessions(db, wanted, {}, now)
  if (rows.length === 0) return ['There is no session from today on.']
  return rows.map((session) => {
    const { taken, capacity, queue, status } = session
    return `${sessionLine(session)}  ${taken} of ${capacity} seats, ${queue} in the queue  ${status}`
  })
}

export function sessionLine(session: {
  sessionNo: SessionNo
  startsAt: Date
  endsAt: Date
  venue: { venueNo: VenueNo; name: string }
}): string {
  const { sessionNo, startsAt, endsAt, venue } = session
  const day = `${formatSeoulDate(startsAt)} (${seoulWeekday(startsAt)})`
  return `${sessionNo}  ${day} ${seoulTime(startsAt)}~${seoulTime(endsAt)}  ${venue.name} (venue ${venue.venueNo})`
}
