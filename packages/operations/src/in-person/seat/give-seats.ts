import { type EntryRefusal, isFull, mayEnter } from '@hygiene/domain/in-person/seat/may-enter'
import { holdUntil } from '@hygiene/domain/in-person/seat/hold-length'
import { mayWaitInstead } from '@hygiene/domain/in-person/queue/may-wait'
import type { Applicant, Venue } from './lock-venue.ts'
import type { SeatGranted, SeatOutcome, SeatWanted } from './seat-wanted.ts'
import { entryFactsOf, type SessionSeats } from './session-seats.ts'
import type { IndustryType } from '@hygiene/domain/text'

export interface Given {
  outcome: SeatGranted
  wanted: SeatWanted
  applicant: Applicant
  session: SessionSeats
}

export interface GivenSeats {
  outcomes: (SeatOutcome | null)[]
  given: Given[]
}

/** Assigns the seats of a locked venue in order. Each request is judged with the earlier ones seated. */
export function giveSeats(venue: Venue, wanted: readonly SeatWanted[]): GivenSeats {
  const session = venue.session && { ...venue.session, caps: venue.session.caps.map((cap) => ({ ...cap })) }
  const takenKeys = new Set(venue.takenKeys)
  const [applicationNos, inPersonEnrolmentNos] = [[...venue.applicationNos], [...venue.inPersonEnrolmentNos]]
  const given: Given[] = []
  const outcomes = wanted.map((seat): SeatOutcome | null => {
    const applicant = venue.applicants.get(seat.memberNo)
    if (!applicant) return null
    if (!session) return { refused: 'SESSION_NOT_FOUND' }
    const judged = judgeSeat(venue, session, takenKeys, seat)
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
  venue: Venue,
  session: SessionSeats,
  takenKeys: ReadonlySet<string>,
  seat: SeatWanted,
): Judged {
  if (seat.licences.some(({ licenceKey }) => takenKeys.has(licenceKey))) return { refused: 'ALREADY_APPLIED' }
  const refused = refusalOf(venue, session, seat)
  if (refused === null) return { refused, seat: 'held' }
  const isForOthers =
    isFull(refused) && session.queue > 0 && refusalOf(venue, { ...session, queue: 0 }, seat) === null
  if (isForOthers && !seat.isQueueServed) return { refused: 'QUEUE_FIRST' }
  const waiting = mayWaitInstead(refused, seat.joinsWaitingList, venue.waits.get(seat.memberNo) ?? 0)
  return waiting.allowed ? { refused: null, seat: 'waiting' } : { refused: waiting.reason }
}

function refusalOf(venue: Venue, session: SessionSeats, seat: SeatWanted): EntryRefusal | null {
  const others = venue.otherSeats.filter(({ memberNo }) => memberNo === seat.memberNo)
  const trades = seat.licences.map(({ industryType }) => industryType)
  const facts = entryFactsOf(session, { salesType: seat.salesType, trades }, others)
  const verdict = mayEnter(seat.isQueueServed ? { ...facts, queue: 0 } : facts, seat.now)
  return verdict.allowed ? null : verdict.reason
}

function seatOne(session: SessionSeats, { licences }: SeatWanted): void {
  session.freeInVenue -= 1
  for (const cap of session.caps) {
    if (licences.some(({ industryType }) => industryType === cap.industryType)) cap.free -= 1
  }
}

function priceOf(session: SessionSeats, industryType: IndustryType): number {
  return courseOf(session, industryType).priceWon
}

export function courseOf(session: SessionSeats, industryType: IndustryType): SessionSeats['courses'][number] {
  const course = session.courses.find((offered) => offered.industryType === industryType)
  if (!course) throw new Error(`Session ${session.sessionNo} is not open to trade ${industryType}`)
  return course
}
