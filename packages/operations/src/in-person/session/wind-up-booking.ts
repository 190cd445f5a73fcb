import type { Booking, InPersonSession } from '@hygiene/db/generated/client'
import { lockApplication, lockMember, lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import { holdAfterRelocation } from '@hygiene/domain/in-person/seat/hold-length'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { mayBePutInto } from '@hygiene/domain/in-person/session/may-cancel-session'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { findTarget, writeMove } from '../seat/enter-session.ts'
import { findSeatOf, type SeatOf } from '../seat/find-seat-of.ts'
import { endForAssociation } from './end-for-association.ts'

/**
 * The end of one person's booking of a cancelled session: put into its replacement where a seat is free, else ended
 * with all the money back. In one transaction with the message; a second time there is nothing left to do.
 */
export async function windUpBooking(
  db: Transaction,
  { applicationNo, memberNo, sessionNo }: Booking,
  now: Date,
): Promise<'moved' | 'ended' | 'left'> {
  // The person's other days decide, too, where the seat may go.
  await lockMember(db, memberNo)
  await lockApplication(db, applicationNo)
  const gone = await db.inPersonSession.findUniqueOrThrow({ where: { sessionNo } })
  const [replacement] = gone.replacedByNo === null ? [] : await lockSessions(db, [gone.replacedByNo])

  const own = await findSeatOf(db, applicationNo)
  const isStillThere = own.booking.sessionNo === sessionNo && own.booking.seat !== 'released'
  if (gone.status !== 'cancelled' || !isStillThere) return 'left'
  if (replacement && (await putInto(db, own, replacement, now))) {
    await notifyPerson(db, 'sessionMoved', memberNo, applicationNo, now)
    return 'moved'
  }
  const isEnded = !own.booked.statuses.some(isInPersonLive)
  await endForAssociation(db, own.booking, gone, now)
  if (!isEnded) await notifyPerson(db, 'sessionCancelled', memberNo, applicationNo, now)
  return 'ended'
}

/** A hold goes along, cut to the limit of the other day. */
async function putInto(
  db: Transaction,
  own: SeatOf,
  replacement: InPersonSession,
  now: Date,
): Promise<boolean> {
  const { applicationNo, heldUntil, seat } = own.booking
  // Money that came while the session was gone goes back: no person is asked to pay for another seat meanwhile.
  const stray = await db.payment.count({ where: { applicationNo, status: 'paidAfterCancellation' } })
  if (seat === 'held' && stray > 0) return false
  const account = await db.payment.count({ where: { applicationNo, status: 'virtualAccountIssued' } })
  const until = heldUntil && holdAfterRelocation(heldUntil, replacement, account > 0)
  const target = await findTarget(db, replacement, own, now)
  if (!mayBePutInto({ ...own.booked, heldUntil: until }, target, now)) return false

  const hold = until ? { heldUntil: until } : {}
  await writeMove(db, own.booking, replacement.sessionNo, { cause: 'association', ...hold }, now)
  return true
}
