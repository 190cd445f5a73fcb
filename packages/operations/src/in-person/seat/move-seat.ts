import { moveSeat as contract } from '@hygiene/contracts/in-person/seat/move-seat'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo, InPersonEnrolmentNo, SessionNo, VenueNo } from '@hygiene/domain/record-numbers'
import { denied } from '@hygiene/domain/verdict'
import { heldUntilAfterMove } from '@hygiene/domain/in-person/seat/hold-length'
import { mayMoveTo, type MoveRefusal } from '@hygiene/domain/in-person/seat/may-enter'
import { operation } from '../../kit/operation.ts'
import { findTargetInTurn, lockSeat, writeMove } from './enter-session.ts'
import { sessionDayOf, venueOf } from './session-view.ts'

export const moveSeat = operation(contract, async ({ db, input, actor: { memberNo }, now }) => {
  const moved = await moveOwnSeat(db, { ...input, memberNo }, now)
  if (!moved.allowed) return moved
  const { applicationNo, session } = moved
  const venue = await db.venue.findUniqueOrThrow({ where: { venueNo: session.venueNo } })
  const { inPersonEnrolmentNo, sessionNo } = input
  return {
    inPersonEnrolmentNo,
    applicationNo,
    sessionNo,
    sessionDay: sessionDayOf(session),
    venue: venueOf(venue),
  }
})

/** If given, `applicationNo` and `venueNo` must match the record and the new session. */
interface MoveWanted {
  memberNo: number
  inPersonEnrolmentNo: InPersonEnrolmentNo
  applicationNo?: ApplicationNo | undefined
  sessionNo: SessionNo
  venueNo?: VenueNo | undefined
}

type MovedSeat = { allowed: true; applicationNo: ApplicationNo; session: InPersonSession }

/** Moves a booking in one transaction: the row that takes the new seat gives up the old one. */
export async function moveOwnSeat(
  db: Transaction,
  { memberNo, inPersonEnrolmentNo, applicationNo, sessionNo, venueNo }: MoveWanted,
  now: Date,
): Promise<MovedSeat | { allowed: false; reason: MoveRefusal | 'ENROLMENT_NOT_FOUND' }> {
  const named = applicationNo === undefined ? {} : { applicationNo }
  const found = await db.inPersonEnrolment.findFirst({ where: { inPersonEnrolmentNo, memberNo, ...named } })
  if (!found) return denied('ENROLMENT_NOT_FOUND')
  const { own, session } = await lockSeat(db, found, sessionNo)
  if (!session || (venueNo !== undefined && venueNo !== session.venueNo)) return denied('SESSION_NOT_FOUND')

  const verdict = mayMoveTo(own.booked, await findTargetInTurn(db, session, own, now), now)
  if (!verdict.allowed) return verdict

  const { heldUntil } = own.booking
  const hold = heldUntil ? { heldUntil: heldUntilAfterMove(heldUntil, session, now) } : {}
  await writeMove(db, own.booking, sessionNo, { cause: 'person', ...hold }, now)
  return { allowed: true, applicationNo: found.applicationNo, session }
}
