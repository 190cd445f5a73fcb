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
  const { applicationNo } = call.input.inPersonApplication
  refuseSamePlace(call)
  const session = await findLogin(call)
  if (applicationNo === undefined) refuseHopeless(call, session)

  const licences = await admitLicences(call, session)
  try {
    return applicationNo === undefined
      ? await takeNewSeat(call, licences)
      : await changeUnpaid(call, applicationNo, licences)
  } catch (error) {
    // Somebody else applied for the same licence in this very moment.
    if (isUniqueViolation(error)) throw call.refuse('ALREADY_APPLIED')
    throw error
  }
})

function refuseSamePlace({ input, caller, refuse }: ApplyCall): void {
  const { licences } = input.inPersonApplication
  const keys = new Set(licences.map((licence) => placeKey(caller.memberNo, licence)))
  if (keys.size < licences.length) throw refuse('SAME_LICENCE_TWICE')
}

async function findLogin({ input, deps, now, refuse }: ApplyCall): Promise<SessionSeats> {
  const { sessionNo } = input.inPersonApplication
  const session = await lookAtSession(deps.pool, sessionNo, now)
  if (!session) throw refuse('SESSION_NOT_FOUND')
  return session
}

/** Whom a look at the session already tells no; seats kept for the queue are the business of the lock. */
function refuseHopeless({ input, now, refuse }: ApplyCall, session: SessionSeats): void {
  const { salesType, licences, joinsWaitingList } = input.inPersonApplication
  const trades = licences.map(({ industryType }) => industryType)
  const verdict = mayEnter({ ...entryFactsOf(session, { salesType, trades }), queue: 0 }, now)
  if (verdict.allowed || (isFull(verdict.reason) && joinsWaitingList)) return
  throw refuse(verdict.reason)
}

async function takeNewSeat(call: ApplyCall, licences: SeatWanted['licences']): Promise<Answer> {
  const outcome = await bookInTurn(call, licences)
  if (outcome.refused === 'QUEUE_FIRST') throw call.refuse('SESSION_FULL')
  if (outcome.refused !== null) throw call.refuse(outcome.refused)
  if (outcome.seat === 'waiting') return answerSeat(call.deps.db, outcome.applicationNo)
  const { refused: _none, heldUntil, ...said } = outcome
  const { sessionNo } = call.input.inPersonApplication
  return { ...said, sessionNo, heldUntil: heldUntil?.toISOString() ?? null, waitingPosition: null }
}

/** Seats that came free while somebody waited are offered first; what nobody in the queue can take is for anybody. */
async function bookInTurn(
  { input, caller, deps, now }: ApplyCall,
  licences: SeatWanted['licences'],
): Promise<SeatOutcome> {
  const { sessionNo, salesType, joinsWaitingList } = input.inPersonApplication
  const { memberNo } = caller
  const wanted = { memberNo, sessionNo, salesType, licences, joinsWaitingList, now }
  const outcome = await bookSeat(deps.pool, { ...wanted, isQueueServed: false })
  if (outcome.refused !== 'QUEUE_FIRST') return outcome
  await deps.db.$transaction(async (db) => offerFreeSeats(db, sessionNo, now))
  return bookSeat(deps.pool, { ...wanted, isQueueServed: true })
}
