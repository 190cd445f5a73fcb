import { applyInPerson as contract } from '@hygiene/contracts/in-person/enrolment/apply-in-person'
import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { transaction } from '@hygiene/db/transaction'
import { isUniqueViolation } from '@hygiene/db/unique-violation'
import type { InPersonCase } from '@hygiene/domain/education/enrolment/in-person-eligibility'
import { type NamedPlace, placeKey } from '@hygiene/domain/education/enrolment/licence-number'
import { mayWaitInstead } from '@hygiene/domain/in-person/queue/may-wait'
import { type EntryRefusal, mayEnter } from '@hygiene/domain/in-person/seat/may-enter'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import type { SalesType } from '@hygiene/domain/text'
import { denied, type Verdict } from '@hygiene/domain/verdict'
import type { ReadPast } from '../../education/course/read-past.ts'
import { Malformed } from '../../kit/malformed.ts'
import { procedure } from '../../kit/operation.ts'
import { type AttachRefusal, attachFiles } from '../../platform/file/attach-files.ts'
import { keepSentFiles } from '../../platform/file/keep-sent-files.ts'
import { answerSeat } from '../seat/answer-seat.ts'
import type { BookSeat } from '../seat/book-seat.ts'
import { offerFreeSeats } from '../seat/offer-free-seats.ts'
import type { LicenceColumns, SeatOutcome, SeatRefusal, SeatWanted } from '../seat/seat-wanted.ts'
import { entryFactsOf, type SessionSeats } from '../seat/session-seats.ts'
import type { ViewSession } from '../seat/view-session.ts'
import { changeUnpaid, type UnpaidRefusal } from './change-unpaid.ts'
import { endHolds } from './end-lapsed-holds.ts'
import { judgeLicences } from './judge-licences.ts'

type LicenceAsked = Omit<LicenceColumns, 'licenceKey' | 'licenceNo' | 'phone'> & NamedPlace

interface LicencesAsked {
  memberNo: number
  applicationNo?: ApplicationNo | undefined
  salesType: SalesType
  phone: string
  licences: readonly LicenceAsked[]
}

const REFUSED = {
  TRADE_NOT_SERVED: 'TRADE_NOT_SERVED',
  EARLIER_OPENING_COURSE: 'EARLIER_OPENING_COURSE',
  ALREADY_APPLIED: 'ALREADY_APPLIED',
  ALREADY_TRAINED_THIS_YEAR: 'ALREADY_TRAINED',
  COVERED_BY_SAME_PROVINCE: 'COVERED_BY_SAME_PROVINCE',
  CLOSED_ALL_YEAR: 'CLOSED_ALL_YEAR',
  LICENSED_COOK: 'LICENSED_COOK',
  NEW_OPERATOR_COURSE_THIS_YEAR: 'NEW_OPERATOR_COURSE_THIS_YEAR',
} as const satisfies Record<Exclude<InPersonCase, 'ELIGIBLE_OPENING' | 'ELIGIBLE_YEARLY'>, string>

type LicenceRefusal = (typeof REFUSED)[keyof typeof REFUSED] | 'COURSE_NOT_OFFERED' | 'NO_PROVINCE'
type Admitted = { allowed: true; licences: LicenceColumns[] }

/**
 * Admits an application only if every licence needs this session's course, because a fee for another course would be wasted.
 * Returns the licences as stored.
 */
async function admitLicences(
  { db, readPast }: { db: PrismaClient; readPast: ReadPast },
  session: SessionSeats,
  asked: LicencesAsked,
  now: Date,
): Promise<Admitted | { allowed: false; reason: LicenceRefusal }> {
  const { memberNo, salesType, phone, licences, applicationNo } = asked
  const isOffered = licences.every(
    ({ industryType }) =>
      session.courses.find((course) => course.industryType === industryType)?.isOffered !== false,
  )
  if (!isOffered) return denied('COURSE_NOT_OFFERED')

  const wanted = { memberNo, year: session.year, salesType, licences, exceptApplicationNo: applicationNo }
  const { judged, lapsedHolds } = await judgeLicences(readPast, wanted, now)
  const admitted: LicenceColumns[] = []
  for (const [place, licence] of licences.entries()) {
    const verdict = judged[place]
    if (!verdict?.isProvince) return denied('NO_PROVINCE')
    const which = verdict.eligibility.case
    if (which !== 'ELIGIBLE_OPENING' && which !== 'ELIGIBLE_YEARLY') return denied(REFUSED[which])
    const { licenseNumber: licenceNo, ...said } = licence
    const { businessTypeName } = verdict
    admitted.push({ ...said, businessTypeName, licenceNo, licenceKey: placeKey(memberNo, licence), phone })
  }
  await endHolds(db, lapsedHolds, now)
  return { allowed: true, licences: admitted }
}

interface Applying {
  db: PrismaClient
  readPast: ReadPast
  viewSession: ViewSession
  bookSeat: BookSeat
}

const APPLYING = ['bookSeat', 'files', 'readPast', 'scanner', 'storage', 'viewSession'] as const

type Application = LicencesAsked & {
  sessionNo: SessionNo
  joinsWaitingList: boolean
  fileNos: readonly string[]
}

type ApplyRefusal =
  | 'SAME_LICENCE_TWICE'
  | AttachRefusal
  | LicenceRefusal
  | UnpaidRefusal
  | Exclude<SeatRefusal, 'QUEUE_FIRST'>
type AppliedSeat = { allowed: true; seat: AnswerOf<typeof contract> }
type Applied = AppliedSeat | { allowed: false; reason: ApplyRefusal }

export const applyInPerson = procedure(contract, { needs: APPLYING }, async (call) => {
  const { input, actor, files, now } = call
  const { privacyConsent: _given, ...asked } = input.inPersonApplication
  const { memberNo } = actor
  const kept = await keepSentFiles(call, memberNo, files, now)
  if (!kept.allowed) return kept
  const applied = await apply(call, { ...asked, memberNo, fileNos: kept.fileNos }, now)
  if (applied.allowed) return applied.seat
  const { reason } = applied
  if (reason === 'NO_PROVINCE') throw new Malformed({ sidoCode: '지역을 다시 골라주세요.' })
  return denied(reason)
})

async function apply(applying: Applying, application: Application, now: Date): Promise<Applied> {
  const { applicationNo, memberNo, sessionNo, salesType, joinsWaitingList, fileNos } = application
  if (hasSamePlaceTwice(application)) return denied('SAME_LICENCE_TWICE')
  const session = await applying.viewSession({ sessionNo, now })
  if (!session) return denied('SESSION_NOT_FOUND')
  const hope = applicationNo === undefined ? mayHope(application, session, now) : { allowed: true as const }
  if (!hope.allowed) return hope

  const admitted = await admitLicences(applying, session, application, now)
  if (!admitted.allowed) return admitted
  const { licences } = admitted
  const wanted = { memberNo, sessionNo, salesType, licences, joinsWaitingList, now }
  try {
    return applicationNo === undefined
      ? await attachTo(applying.db, await takeNewSeat(applying, wanted), { memberNo, fileNos })
      : await changeUnpaid(applying.db, { ...wanted, applicationNo, fileNos })
  } catch (error) {
    // The same licence was applied for concurrently.
    if (isUniqueViolation(error)) return denied('ALREADY_APPLIED')
    throw error
  }
}

function hasSamePlaceTwice({ memberNo, licences }: Application): boolean {
  return new Set(licences.map((licence) => placeKey(memberNo, licence))).size < licences.length
}

function mayHope(
  { salesType, licences, joinsWaitingList }: Application,
  session: SessionSeats,
  now: Date,
): Verdict<EntryRefusal | 'TOO_MANY_WAITING'> {
  const trades = licences.map(({ industryType }) => industryType)
  const verdict = mayEnter({ ...entryFactsOf(session, { salesType, trades }), queue: 0 }, now)
  return verdict.allowed ? verdict : mayWaitInstead(verdict.reason, joinsWaitingList, 0)
}

/** Books the seat in a group; the files follow in their own transaction. */
async function attachTo(
  client: PrismaClient,
  applied: Applied,
  { memberNo, fileNos }: Pick<Application, 'memberNo' | 'fileNos'>,
): Promise<Applied> {
  if (!applied.allowed || fileNos.length === 0) return applied
  const owner = { kind: 'application', no: applied.seat.applicationNo } as const
  const attached = await transaction(client, (db) => attachFiles(db, { memberNo, owner, fileNos }))
  return attached.allowed ? applied : attached
}

type NewSeat = Omit<SeatWanted, 'isQueueServed'>

async function takeNewSeat(applying: Applying, wanted: NewSeat): Promise<Applied> {
  const outcome = await bookInTurn(applying, wanted)
  if (outcome.refused === 'QUEUE_FIRST') return denied('SESSION_FULL')
  if (outcome.refused !== null) return denied(outcome.refused)
  const { applicationNo } = outcome
  if (outcome.seat === 'waiting') return { allowed: true, seat: await answerSeat(applying.db, applicationNo) }
  const { refused: _none, heldUntil, ...said } = outcome
  const { sessionNo } = wanted
  const heldUntilText = heldUntil?.toISOString() ?? null
  return { allowed: true, seat: { ...said, sessionNo, heldUntil: heldUntilText, waitingPosition: null } }
}

/** Offers freed seats to the waiting list first. Seats that fit no entry of the waiting list are open to any applicant. */
async function bookInTurn({ db, bookSeat }: Applying, wanted: NewSeat): Promise<SeatOutcome> {
  const outcome = await bookSeat({ ...wanted, isQueueServed: false })
  if (outcome.refused !== 'QUEUE_FIRST') return outcome
  await db.$transaction((tx) => offerFreeSeats(tx, wanted.sessionNo, wanted.now))
  return bookSeat({ ...wanted, isQueueServed: true })
}
