import { type Alongside, type InPersonSession, type PrismaClient, transaction, type Venue } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  heldUntilAfterMove,
  type InPersonEnrolmentNo,
  mayMoveTo,
  type MoveRefusal,
  type SessionNo,
  type VenueNo,
} from '@hygiene/domain'
import { findTargetInTurn, lockSeat, writeMove } from './enter-session.ts'

/** The record that moves, and its new session; application and venue, where they are told, must be those of the two. */
export interface MoveWanted {
  memberNo: number
  inPersonEnrolmentNo: InPersonEnrolmentNo
  applicationNo?: ApplicationNo | undefined
  sessionNo: SessionNo
  venueNo?: VenueNo | undefined
  alongside?: Alongside
}

export type MovedSeat = {
  allowed: true
  applicationNo: ApplicationNo
  session: InPersonSession
  venue: Venue
}
export type MoveSeatRefusal = MoveRefusal | 'ENROLMENT_NOT_FOUND'

/** Moves a booking in one transaction: the old seat is given up by the very row that takes the new one. */
export async function moveSeat(
  client: PrismaClient,
  { memberNo, inPersonEnrolmentNo, applicationNo, sessionNo, venueNo, alongside }: MoveWanted,
  now: Date,
): Promise<MovedSeat | { allowed: false; reason: MoveSeatRefusal }> {
  return transaction(client, async (db) => {
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
    await alongside?.(db)
    const venue = await db.venue.findUniqueOrThrow({ where: { venueNo: session.venueNo } })
    return { allowed: true, applicationNo: found.applicationNo, session, venue }
  })
}
