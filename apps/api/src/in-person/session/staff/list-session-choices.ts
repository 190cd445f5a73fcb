import { listSessionChoices as contract } from '@hygiene/contracts/in-person/session/staff/list-session-choices'
import { branchesOf, mayCancelSession } from '@hygiene/domain'
import { findStaffSessions } from '@hygiene/operations/in-person/session/find-staff-sessions'
import { implement } from '../../../http/implement.ts'
import { findOwnSession } from './own-sessions.ts'

export const listSessionChoices = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const session = await findOwnSession(deps.db, caller, input.sessionNo, now)
  if (!session) throw refuse('SESSION_NOT_FOUND')

  const wanted = { from: now, until: null, status: 'open' as const, branches: branchesOf(caller) }
  const { rows } = await findStaffSessions(deps.db, wanted, {}, now)
  const venues = await deps.db.venue.findMany({
    where: { OR: [{ retiredAt: null }, { venueNo: session.venueNo }] },
    orderBy: [{ name: 'asc' }, { venueNo: 'asc' }],
  })
  return {
    replacements: rows
      .filter((other) => mayCancelSession(session, other, now).allowed)
      .map(({ sessionNo, startsAt, endsAt, venue, capacity, taken }) => ({
        sessionNo,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        venueName: venue.name,
        free: Math.max(0, capacity - taken),
      })),
    venues,
  }
})
