import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import type { InPersonSession, Queries } from '@hygiene/db'
import {
  type ApplicationNo,
  hasSeat,
  isOfferLive,
  maskName,
  maskPhone,
  mayChange,
  mayCloseBookingException,
  mayExtendHold,
  mayMarkByHand,
  maySettlePresence,
  NO_MARKS,
} from '@hygiene/domain'
import {
  type VenueMark,
  isOutBy,
  readVenueMarks,
} from '@hygiene/operations/in-person/check-in/attendance/read-venue-marks'
import {
  findSessionPeople,
  type SessionPerson,
} from '@hygiene/operations/in-person/session/find-session-people'
import { readRosterOrder, type RosterOrder } from '@hygiene/operations/in-person/session/read-roster-order'
import { slipStateOf } from './slip-state.ts'

export type RosterRow = AnswerOf<typeof readRoster>['list'][number]

/** The people of a session, masked, with the actions that staff may take; or one of them. */
export async function rosterRows(
  db: Queries,
  session: InPersonSession,
  now: Date,
  applicationNo?: ApplicationNo,
): Promise<RosterRow[]> {
  const { sessionNo } = session
  const people = await findSessionPeople(db, { sessionNo, applicationNo })
  const order = await readRosterOrder(db, sessionNo)
  const marks = Map.groupBy(
    await readVenueMarks(db, { sessionNo, applicationNo }),
    (mark) => mark.applicationNo,
  )
  return people.map((person) =>
    rosterRowOf(person, { session, order, marks: marks.get(person.applicationNo) ?? [] }, now),
  )
}

interface RosterContext {
  session: InPersonSession
  order: RosterOrder
  marks: readonly VenueMark[]
}

function rosterRowOf(person: SessionPerson, { session, order, marks }: RosterContext, now: Date): RosterRow {
  const { member, enrolments, attendance, applicationNo, exceptionText } = person
  const isHere = person.sessionNo === session.sessionNo
  const seat = isHere ? person.seat : 'waiting'
  const heldUntil = isHere ? person.heldUntil : null
  const known = attendance[0] ?? NO_MARKS
  const isOut = isOutBy(marks, known)
  const statuses = enrolments.map(({ status }) => status)
  const facts = {
    seat,
    heldUntil,
    statuses,
    exceptionText: isHere ? exceptionText : null,
    marks: known,
    isOut,
  }
  const first = marks.find(
    ({ direction, at }) => direction === 'in' && at.getTime() === known.inAt?.getTime(),
  )
  return {
    applicationNo,
    memberNo: person.memberNo,
    seat,
    isOut,
    name: maskName(member.name),
    phone: maskPhone(member.phone),
    birthYear: Number(member.birth.slice(0, 4)),
    number: order.numbers.get(applicationNo) ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    exceptionText: facts.exceptionText,
    queue: queueOf(person, order, now),
    slip: isHere ? slipStateOf(person, session.sessionNo) : 'none',
    records: enrolments.map(({ certificate, ...record }) => ({
      ...record,
      certificateNumber: certificate?.certificateNumber ?? null,
    })),
    inAt: known.inAt?.toISOString() ?? null,
    outAt: known.outAt?.toISOString() ?? null,
    inBy: first ? { by: first.by, isByHand: first.isByHand } : null,
    ...actionsOf(person, session, facts, now),
  }
}

function actionsOf(
  { waiting }: SessionPerson,
  session: InPersonSession,
  facts: Parameters<typeof mayMarkByHand>[1] &
    Parameters<typeof mayExtendHold>[0] & { exceptionText: string | null },
  now: Date,
) {
  const booked = { ...facts, sessionNo: session.sessionNo, startsAt: session.startsAt }
  const isOpen = session.status === 'open' && session.applyClosesAt > now
  return {
    mayBePresent: maySettlePresence(session, facts, true, now).allowed,
    mayBeAbsent: maySettlePresence(session, facts, false, now).allowed,
    mayBeClosed: mayCloseBookingException(session, facts, now).allowed,
    mayBeMarkedIn: mayMarkByHand(session, facts, 'in', now).allowed,
    mayBeMarkedOut: mayMarkByHand(session, facts, 'out', now).allowed,
    mayBeExtended: mayExtendHold(facts, session, now).allowed,
    mayBeMoved: session.status === 'open' && hasSeat(facts, now) && mayChange(booked, now).allowed,
    mayBeSeated: isOpen && waiting.length > 0,
  }
}

function queueOf(person: SessionPerson, { places }: RosterOrder, now: Date): RosterRow['queue'] {
  const [entry] = person.waiting
  if (!entry) return null
  const { waitingNo, joinedAt, offerUntil } = entry
  return {
    waitingNo,
    place: places.get(waitingNo) ?? 0,
    joinedAt: joinedAt.toISOString(),
    offerUntil: offerUntil && isOfferLive(entry, now) ? offerUntil.toISOString() : null,
    hasSeatElsewhere: person.sessionNo !== entry.sessionNo,
  }
}
