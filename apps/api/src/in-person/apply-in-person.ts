import { type AnswerOf, applyInPerson as contract } from '@hygiene/contracts'
import { isUniqueViolation } from '@hygiene/db'
import { isFull, mayEnter, placeKey } from '@hygiene/domain'
import { changeUnpaid } from '@hygiene/operations/in-person/change-unpaid'
import { answerSeat } from '@hygiene/operations/seats/answer-seat'
import { offerFreeSeats } from '@hygiene/operations/seats/offer-free-seats'
import type { SeatOutcome, SeatWanted } from '@hygiene/operations/seats/seat-wanted'
import { entryFactsOf, type SessionSeats } from '@hygiene/operations/seats/session-seats'
import { type Call, implement } from '../http/implement.ts'
import { admitLicences } from './admit-licences.ts'

type ApplyCall = Call<typeof contract>
type Answer = AnswerOf<typeof contract>
type Licences = SeatWanted['licences']

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
      : await change(call, applicationNo, licences)
  } catch (error) {
    // The same licence was applied for in this very moment.
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
  const session = await deps.lookAtSession({ sessionNo, now })
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

async function change(call: ApplyCall, applicationNo: number, licences: Licences): Promise<Answer> {
  const changed = await changeUnpaid(call.deps.db, { ...wantedOf(call, licences), applicationNo })
  if (!changed.allowed) throw call.refuse(changed.reason)
  return changed.seat
}

async function takeNewSeat(call: ApplyCall, licences: Licences): Promise<Answer> {
  const outcome = await bookInTurn(call, licences)
  if (outcome.refused === 'QUEUE_FIRST') throw call.refuse('SESSION_FULL')
  if (outcome.refused !== null) throw call.refuse(outcome.refused)
  if (outcome.seat === 'waiting') return answerSeat(call.deps.db, outcome.applicationNo)
  const { refused: _none, heldUntil, ...said } = outcome
  const { sessionNo } = call.input.inPersonApplication
  return { ...said, sessionNo, heldUntil: heldUntil?.toISOString() ?? null, waitingPosition: null }
}

/** Seats that came free while people waited are offered to them first; what the queue cannot take is for everybody. */
async function bookInTurn(call: ApplyCall, licences: Licences): Promise<SeatOutcome> {
  const { deps, now } = call
  const wanted = wantedOf(call, licences)
  const outcome = await deps.bookSeat({ ...wanted, isQueueServed: false })
  if (outcome.refused !== 'QUEUE_FIRST') return outcome
  await deps.db.$transaction(async (db) => offerFreeSeats(db, wanted.sessionNo, now))
  return deps.bookSeat({ ...wanted, isQueueServed: true })
}

function wantedOf({ input, caller, now }: ApplyCall, licences: Licences): Omit<SeatWanted, 'isQueueServed'> {
  const { sessionNo, salesType, joinsWaitingList } = input.inPersonApplication
  return { memberNo: caller.memberNo, sessionNo, salesType, licences, joinsWaitingList, now }
}
