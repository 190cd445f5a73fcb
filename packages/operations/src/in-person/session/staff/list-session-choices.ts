import { listSessionChoices as contract } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { mayCancelSession } from '@hygiene/domain/in-person/session/may-cancel-session'
import { query } from '../../../kit/operation.ts'
import { findStaffSessions } from '../find-staff-sessions.ts'
import { findOwnSession } from '../own-sessions.ts'

export const listSessionChoices = query(contract, async ({ db, input, actor, now }) => {
  const session = await findOwnSession(db, actor, input.sessionNo, now)
  if (!session) return denied('SESSION_NOT_FOUND')

  const wanted = { from: now, until: null, status: 'open' as const, branches: branchesOf(actor) }
  const { rows } = await findStaffSessions(db, wanted, {}, now)
  const venues = await db.venue.findMany({
    where: { OR: [{ retiredAt: null }, { venueNo: session.venueNo }] },
    orderBy: [{ name: 'asc' }, { venueNo: 'asc' }],
  })
  return {
    replacements: rows
      .filter((other) => mayCancelSession(session, other, now).allowed)
      .map(({ sessionNo, startsAt, endsAt, venue, capacity, taken }) => ({
        sessionNo,
        startsAt,
        endsAt,
        venueName: venue.name,
        free: Math.max(0, capacity - taken),
      })),
    venues,
  }
})
