import { seatFromQueue as contract } from '@hygiene/contracts/in-person/session/staff/seat-from-queue'
import type { InPersonSession, WaitingEntry } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { branchesOf, isOfBranches } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { holdRenewedByMove } from '@hygiene/domain/in-person/seat/hold-length'
import { LIVE_PLACES, offerEndsAt } from '@hygiene/domain/in-person/queue/offer'
import { maySeatFromQueue } from '@hygiene/domain/in-person/queue/may-wait'
import { operation } from '../../../kit/operation.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { loggedReason, seatReasonLabel } from '../../roster/logged-reason.ts'
import { rosterRows } from '../../roster/roster-rows.ts'
import { findTarget, lockSeat, writeMove } from '../../seat/enter-session.ts'
import type { SeatOf } from '../../seat/find-seat-of.ts'
import { holdSeat } from '../../seat/hold-seat.ts'
import { holdOffered } from '../../seat/reseat.ts'

/**
 * Seats a person of the queue in any order. A person with a seat elsewhere moves; one without gets as long to pay as an offer
 * lasts. The session's lock gives the last seat to one of two concurrent employees.
 */
export const seatFromQueue = operation(contract, async ({ db, input, actor, now, log }) => {
  const { waitingNo, reasonCode, text } = input
  const found = await db.waitingEntry.findUnique({ where: { waitingNo }, include: { session: true } })
  if (!found || !isOfBranches(branchesOf(actor), found.session.branchNo)) return denied('WAITING_NOT_FOUND')
  const { applicationNo, memberNo, sessionNo } = found
  const { own, session } = await lockSeat(db, found, sessionNo)
  if (!session) throw new Error(`There is no in-person session ${sessionNo}`)

  const entry = await db.waitingEntry.findUniqueOrThrow({ where: { waitingNo } })
  if (!LIVE_PLACES.some((live) => live === entry.status)) return denied('WAITING_NOT_FOUND')
  const verdict = maySeatFromQueue(own.booked, await findTarget(db, session, own, now), now)
  if (!verdict.allowed) return verdict

  await (hasSeat(own.booking, now) ? moveIn(db, own, session, now) : holdFor(db, own, session, entry, now))
  log({
    subject: { kind: 'application', no: applicationNo },
    detail: `회차 ${sessionNo}`,
    reason: loggedReason(seatReasonLabel[reasonCode], text),
    memberNos: [memberNo],
  })
  const [row] = await rosterRows(db, session, now, applicationNo)
  return row ?? denied('WAITING_NOT_FOUND')
})

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
