import {
  type Alongside,
  type InPersonSession,
  type PrismaClient,
  transaction,
  type Transaction,
  type WaitingEntry,
} from '@hygiene/db'
import {
  denied,
  hasSeat,
  holdRenewedByMove,
  LIVE_PLACES,
  maySeatFromQueue,
  type MoveRefusal,
  offerEndsAt,
  type Verdict,
} from '@hygiene/domain'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import { findTarget, lockSeat, writeMove } from '../seat/enter-session.ts'
import type { SeatOf } from '../seat/find-seat-of.ts'
import { holdSeat } from '../seat/hold-seat.ts'
import { holdOffered } from '../seat/reseat.ts'

export type SeatFromQueueRefusal = MoveRefusal | 'WAITING_NOT_FOUND'

/**
 * Staff give a free seat to a person of the queue, in any order: one with a seat elsewhere moves, one without gets as
 * long to pay as an offer lasts. Of two employees at once the session's lock lets one have the last seat.
 */
export async function seatFromQueue(
  client: PrismaClient,
  { waitingNo, alongside }: { waitingNo: number; alongside: Alongside },
  now: Date,
): Promise<Verdict<SeatFromQueueRefusal>> {
  return transaction(client, async (db) => {
    const found = await db.waitingEntry.findUnique({ where: { waitingNo } })
    if (!found) return denied('WAITING_NOT_FOUND')
    const { own, session } = await lockSeat(db, found, found.sessionNo)
    if (!session) throw new Error(`There is no in-person session ${found.sessionNo}`)

    const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
    if (!LIVE_PLACES.some((live) => live === entry.status)) return denied('WAITING_NOT_FOUND')
    const verdict = maySeatFromQueue(own.booked, await findTarget(db, session, own, now), now)
    if (!verdict.allowed) return verdict

    await (hasSeat(own.booking, now) ? moveIn(db, own, session, now) : holdFor(db, own, session, entry, now))
    await alongside(db)
    return verdict
  })
}

async function moveIn(
  db: Transaction,
  { booking }: SeatOf,
  session: InPersonSession,
  now: Date,
): Promise<void> {
  const { applicationNo, memberNo, heldSince, heldUntil } = booking
  const hold =
    heldSince && heldUntil ? { heldUntil: holdRenewedByMove({ heldSince, heldUntil }, session, now) } : {}
  await writeMove(db, booking, session.sessionNo, { cause: 'offer', ...hold }, now)
  await notifyPerson(db, 'sessionMoved', memberNo, applicationNo, now)
}

async function holdFor(
  db: Transaction,
  { booking }: SeatOf,
  session: InPersonSession,
  entry: WaitingEntry,
  now: Date,
): Promise<void> {
  const { applicationNo, memberNo } = booking
  await holdOffered(db, booking, session, entry, now)
  const until = offerEndsAt(now, { applyClosesAt: session.applyClosesAt, changeEndsAt: null })
  if (until) await holdSeat(db, applicationNo, until, now)
  await notifyPerson(db, 'seatHeld', memberNo, applicationNo, now)
}
