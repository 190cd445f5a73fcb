import { type AnswerOf, applyInPerson as contract } from '@hygiene/contracts'
import { isUniqueViolation, offerFreeSeats } from '@hygiene/db'
import { isFull, mayEnter, placeKey } from '@hygiene/domain'
import { type Call, implement } from '../http/implement.ts'
import { admitLicences } from './admit-licences.ts'
import { answerSeat } from './answer-seat.ts'
import { bookSeat } from './book-seat.ts'
import { changeUnpaid } from './change-unpaid.ts'
import { lookAtSession } from './look-at-session.ts'
import type { SeatOutcome, SeatWanted } from './seat-wanted.ts'
import { entryFactsOf, type SessionSeats } from './session-seats.ts'

export type ApplyCall = Call<typeof contract>
type Answer = AnswerOf<typeof contract>

/** Holds one seat for a person and all their licences, or changes an application nobody has paid. */
export const applyInPerson = implement(contract, async (call) => {
  const { applyEduNo } = call.input.offlineEducationBean
  refuseSamePlace(call)
  const session = await findSession(call)
  if (applyEduNo === undefined) refuseHopeless(call, session)

  const licences = await admitLicences(call, session)
  try {
    return applyEduNo === undefined
      ? await takeNewSeat(call, licences)
      : await changeUnpaid(call, applyEduNo, licences)
  } catch (error) {
    // Somebody else applied for the same licence in this very moment.
    if (isUniqueViolation(error)) throw call.refuse('ALREADY_APPLIED')
    throw error
  }
})

function refuseSamePlace({ input, caller, refuse }: ApplyCall): void {
  const { licences } = input.offlineEducationBean
  const keys = new Set(licences.map((licence) => placeKey(caller.memberNo, licence)))
  if (keys.size < licences.length) throw refuse('SAME_LICENCE_TWICE')
}

async function findSession({ input, deps, now, refuse }: ApplyCall): Promise<SessionSeats> {
  const { offlineEducationNo } = input.offlineEducationBean
  const session = await lookAtSession(deps.pool, offlineEducationNo, now)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  return session
}

/** Whom a look at the session already tells no; seats kept for the queue are the business of the lock. */
function refuseHopeless({ input, now, refuse }: ApplyCall, session: SessionSeats): void {
  const { salesType, licences, joinsWaitingList } = input.offlineEducationBean
  const trades = licences.map(({ industryType }) => industryType)
  const verdict = mayEnter({ ...entryFactsOf(session, { salesType, trades }), queue: 0 }, now)
  if (verdict.allowed || (isFull(verdict.reason) && joinsWaitingList)) return
  throw refuse(verdict.reason)
}

async function takeNewSeat(call: ApplyCall, licences: SeatWanted['licences']): Promise<Answer> {
  const outcome = await bookInTurn(call, licences)
  if (outcome.refused === 'QUEUE_FIRST') throw call.refuse('SESSION_FULL')
  if (outcome.refused !== null) throw call.refuse(outcome.refused)
  if (outcome.seat === 'waiting') return answerSeat(call.deps.db, outcome.applyEduNo)
  const { refused: _none, heldUntil, ...said } = outcome
  const { offlineEducationNo } = call.input.offlineEducationBean
  return { ...said, offlineEducationNo, heldUntil: heldUntil?.toISOString() ?? null, waitingPosition: null }
}

/** Seats that came free while somebody waited are offered first; what nobody in the queue can take is for anybody. */
async function bookInTurn(
  { input, caller, deps, now }: ApplyCall,
  licences: SeatWanted['licences'],
): Promise<SeatOutcome> {
  const { offlineEducationNo, salesType, joinsWaitingList } = input.offlineEducationBean
  const { memberNo } = caller
  const wanted = { memberNo, offlineEducationNo, salesType, licences, joinsWaitingList, now }
  const outcome = await bookSeat(deps.pool, { ...wanted, isQueueServed: false })
  if (outcome.refused !== 'QUEUE_FIRST') return outcome
  await deps.db.$transaction(async (db) => offerFreeSeats(db, offlineEducationNo, now))
  return bookSeat(deps.pool, { ...wanted, isQueueServed: true })
}
