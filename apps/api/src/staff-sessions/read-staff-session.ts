import { readStaffSession as contract } from '@hygiene/contracts'
import type { Queries } from '@hygiene/db'
import { isMovable, mayCancelSession, mayHaveDoorLinks, postalAddress } from '@hygiene/domain'
import { implement } from '../http/implement.ts'
import { findOwnSession } from './own-sessions.ts'
import { doorLinkOf, sessionItemOf } from './session-view.ts'

export const readStaffSession = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const { offlineEducationNo } = input
  const session = await findOwnSession(deps.db, caller, offlineEducationNo, now)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  const doorLinks = await deps.db.doorPass.findMany({
    where: { offlineEducationNo },
    orderBy: { doorPassNo: 'asc' },
  })

  const { venue, applyOpensAt, applyClosesAt, cancelledAt } = session
  return {
    ...session,
    ...sessionItemOf(session),
    address: postalAddress(venue.address, venue.address2),
    applyOpensAt: applyOpensAt.toISOString(),
    applyClosesAt: applyClosesAt.toISOString(),
    cancelledAt: cancelledAt?.toISOString() ?? null,
    people: await countPeople(deps.db, offlineEducationNo),
    mayBeCancelled: mayCancelSession(session, null, now).allowed,
    mayBeMoved: isMovable(session, now),
    mayHaveDoorLinks: mayHaveDoorLinks(session, now).allowed,
    doorLinks: doorLinks.map((pass) => doorLinkOf(pass, now)),
  }
})

async function countPeople(db: Queries, offlineEducationNo: number) {
  const sold = await db.booking.count({ where: { offlineEducationNo, seat: 'sold' } })
  const held = await db.booking.count({ where: { offlineEducationNo, seat: 'held' } })
  const places = await db.waitingEntry.findMany({
    where: { offlineEducationNo, status: { in: ['waiting', 'offered'] } },
    select: { booking: { select: { seat: true } } },
  })
  const waiting = places.filter(({ booking }) => booking.seat === 'waiting').length
  return { sold, held, waiting, waitingWithSeat: places.length - waiting }
}
