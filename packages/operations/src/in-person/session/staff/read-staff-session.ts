import { readStaffSession as contract } from '@hygiene/contracts/in-person/session/staff/read-staff-session'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { isMovable } from '@hygiene/domain/in-person/session/may-relocate'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { mayCancelSession } from '@hygiene/domain/in-person/session/may-cancel-session'
import { mayHaveCheckInLinks } from '@hygiene/domain/in-person/check-in/check-in-hours'
import { postalAddress } from '@hygiene/domain/postal-address'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { query } from '../../../kit/operation.ts'
import { checkInLinkOf } from '../../check-in/check-in-pass.ts'
import { sessionItemOf } from '../find-staff-sessions.ts'
import { findOwnSession } from '../own-sessions.ts'

export const readStaffSession = query(contract, async ({ db, input: { sessionNo }, actor, now }) => {
  const session = await findOwnSession(db, actor, sessionNo, now)
  if (!session) return denied('SESSION_NOT_FOUND')
  const checkInLinks = await db.checkInPass.findMany({
    where: { sessionNo },
    orderBy: { checkInPassNo: 'asc' },
  })

  const marks = await countMarks(db, sessionNo)

  const { venue, applyOpensAt, applyClosesAt, cancelledAt } = session
  return {
    ...session,
    ...sessionItemOf(session),
    address: postalAddress(venue.address, venue.address2),
    applyOpensAt,
    applyClosesAt,
    venueCapacity: venue.venueCapacity,
    trades: await db.inPersonCourse.findMany({ where: { sessionNo }, orderBy: { industryType: 'asc' } }),
    cancelledAt,
    people: await countPeople(db, sessionNo),
    mayBeCancelled: mayCancelSession(session, null, now).allowed,
    mayBeMoved: isMovable(session, now),
    mayHaveCheckInLinks: mayHaveCheckInLinks(session, now).allowed,
    checkInLinks: checkInLinks.map((pass) => checkInLinkOf(pass, now, marks.get(pass.checkInPassNo))),
  }
})

async function countMarks(db: Queries, sessionNo: SessionNo) {
  const counted = await db.checkInScan.groupBy({
    by: ['checkInPassNo'],
    where: { sessionNo },
    _count: true,
    _max: { receivedAt: true },
  })
  return new Map(
    counted.map(({ checkInPassNo, _count, _max }) => [
      checkInPassNo,
      { marks: _count, lastMarkAt: _max.receivedAt },
    ]),
  )
}

async function countPeople(db: Queries, sessionNo: SessionNo) {
  const sold = await db.booking.count({ where: { sessionNo, seat: 'sold' } })
  const held = await db.booking.count({ where: { sessionNo, seat: 'held' } })
  const places = await db.waitingEntry.findMany({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
    select: { booking: { select: { seat: true } } },
  })
  const waiting = places.filter(({ booking }) => booking.seat === 'waiting').length
  return { sold, held, waiting, waitingWithSeat: places.length - waiting }
}
