import { acceptOffer as contract } from '@hygiene/contracts/in-person/queue/accept-offer'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Transaction } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { holdRenewedByMove } from '@hygiene/domain/in-person/seat/hold-length'
import { judgeAccept } from '@hygiene/domain/in-person/queue/answer-offer'
import { mayTakeOffer } from '@hygiene/domain/in-person/queue/may-wait'
import { operation } from '../../kit/operation.ts'
import { answerSeat } from '../seat/answer-seat.ts'
import { findTarget, lockSeat, writeMove } from '../seat/enter-session.ts'
import type { SeatOf } from '../seat/find-seat-of.ts'
import { holdOffered } from '../seat/reseat.ts'

/** Accepts an offer: a new applicant holds the seat and pays, and a booked one moves in one step. */
export const acceptOffer = operation(contract, async ({ db, input: { waitingNo }, actor, now }) => {
  const offer = { waitingNo, memberNo: actor.memberNo }
  const found = await db.waitingEntry.findFirst({ where: offer })
  if (!found) return denied('WAITING_NOT_FOUND')
  const { applicationNo, sessionNo } = found
  const { own, session } = await lockSeat(db, found, sessionNo)
  if (!session) throw new Error(`There is no in-person session ${sessionNo}`)

  const entry = await db.waitingEntry.findFirstOrThrow({ where: offer })
  const judged = judgeAccept(entry, now)
  if (judged === 'same') return answerSeat(db, applicationNo)
  if ('refuse' in judged) return denied(judged.refuse)
  const verdict = mayTakeOffer(own.booked, await findTarget(db, session, own, now), now)
  if (!verdict.allowed) return verdict

  if (hasSeat(own.booking, now)) await moveOffered(db, own, session, now)
  else await holdOffered(db, own.booking, session, entry, now)
  return answerSeat(db, applicationNo)
})

/** Gives an unpaid seat the time to pay again. A virtual account waits no longer than the new session allows. */
async function moveOffered(
  db: Transaction,
  { booking }: SeatOf,
  session: InPersonSession,
  now: Date,
): Promise<void> {
  const { heldSince, heldUntil } = booking
  const hold =
    heldSince && heldUntil ? { heldUntil: holdRenewedByMove({ heldSince, heldUntil }, session, now) } : {}
  await writeMove(db, booking, session.sessionNo, { cause: 'offer', ...hold }, now)
}
