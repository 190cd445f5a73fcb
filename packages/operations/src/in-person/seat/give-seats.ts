import { type EntryRefusal, holdUntil, isFull, mayEnter, mayWaitInstead } from '@hygiene/domain'
import type { Applicant, Hall } from './lock-hall.ts'
import type { SeatGranted, SeatOutcome, SeatWanted } from './seat-wanted.ts'
import { entryFactsOf, type SessionSeats } from './session-seats.ts'

/** A seat, or a place in the queue, with the rows that make it. */
export interface Given {
  outcome: SeatGranted
  wanted: SeatWanted
  applicant: Applicant
  session: SessionSeats
}

export interface GivenSeats {
  /** In the order of the requests; null where the person could not be locked. */
  outcomes: (SeatOutcome | null)[]
  given: Given[]
}

/** Gives out the seats of a locked hall one after another; each is judged with those before it already seated. */
export function giveSeats(hall: Hall, wanted: readonly SeatWanted[]): GivenSeats {
  const session = hall.session && { ...hall.session, caps: hall.session.caps.map((cap) => ({ ...cap })) }
  const takenKeys = new Set(hall.takenKeys)
  const [applicationNos, inPersonEnrolmentNos] = [[...hall.applicationNos], [...hall.inPersonEnrolmentNos]]
  const given: Given[] = []
  const outcomes = wanted.map((seat): SeatOutcome | null => {
    const applicant = hall.applicants.get(seat.memberNo)
    if (!applicant) return null
    if (!session) return { refused: 'SESSION_NOT_FOUND' }
    const judged = judgeSeat(hall, session, takenKeys, seat)
    if (judged.refused !== null) return judged

    const outcome: SeatGranted = {
      refused: null,
      applicationNo: applicationNos.shift() ?? 0,
      inPersonEnrolmentNos: inPersonEnrolmentNos.splice(0, seat.licences.length),
      price: seat.licences.reduce((sum, { industryType }) => sum + priceOf(session, industryType), 0),
      seat: judged.seat,
      heldUntil: judged.seat === 'held' ? holdUntil(seat.now, session, seat.now) : null,
    }
    for (const { licenceKey } of seat.licences) takenKeys.add(licenceKey)
    if (judged.seat === 'held') seatOne(session, seat)
    else session.queue += 1
    given.push({ outcome, wanted: seat, applicant, session })
    return outcome
  })
  return { outcomes, given }
}

type Judged = { refused: null; seat: 'held' | 'waiting' } | Extract<SeatOutcome, { refused: string }>

function judgeSeat(
  hall: Hall,
  session: SessionSeats,
  takenKeys: ReadonlySet<string>,
  seat: SeatWanted,
): Judged {
  if (seat.licences.some(({ licenceKey }) => takenKeys.has(licenceKey))) return { refused: 'ALREADY_APPLIED' }
  const refused = refusalOf(hall, session, seat)
  if (refused === null) return { refused, seat: 'held' }
  const isForOthers =
    isFull(refused) && session.queue > 0 && refusalOf(hall, { ...session, queue: 0 }, seat) === null
  if (isForOthers && !seat.isQueueServed) return { refused: 'QUEUE_FIRST' }
  const waiting = mayWaitInstead(refused, seat.joinsWaitingList, hall.waits.get(seat.memberNo) ?? 0)
  return waiting.allowed ? { refused: null, seat: 'waiting' } : { refused: waiting.reason }
}

function refusalOf(hall: Hall, session: SessionSeats, seat: SeatWanted): EntryRefusal | null {
  const others = hall.otherSeats.filter(({ memberNo }) => memberNo === seat.memberNo)
  const trades = seat.licences.map(({ industryType }) => industryType)
  const facts = entryFactsOf(session, { salesType: seat.salesType, trades }, others)
  const verdict = mayEnter(seat.isQueueServed ? { ...facts, queue: 0 } : facts, seat.now)
  return verdict.allowed ? null : verdict.reason
}

function seatOne(session: SessionSeats, { licences }: SeatWanted): void {
  session.freeInHall -= 1
  for (const cap of session.caps) {
    if (licences.some(({ industryType }) => industryType === cap.industryType)) cap.free -= 1
  }
}

function priceOf(session: SessionSeats, industryType: number): number {
  return courseOf(session, industryType).priceWon
}

export function courseOf(session: SessionSeats, industryType: number): SessionSeats['courses'][number] {
  const course = session.courses.find((offered) => offered.industryType === industryType)
  if (!course) throw new Error(`Session ${session.sessionNo} is not open to trade ${industryType}`)
  return course
}
