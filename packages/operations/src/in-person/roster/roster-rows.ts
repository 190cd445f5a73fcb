import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { readRoster } from '@hygiene/contracts/in-person/session/staff/read-roster'
import type { InPersonSession } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { hasSeat } from '@hygiene/domain/in-person/seat/seat-taken'
import { isOfferLive, LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { mayChange } from '@hygiene/domain/in-person/seat/may-enter'
import {
  mayCloseBookingException,
  maySettlePresence,
} from '@hygiene/domain/in-person/check-in/may-settle-presence'
import { mayExtendHold } from '@hygiene/domain/in-person/seat/may-extend-hold'
import { mayHaveSlip } from '@hygiene/domain/in-person/slip/may-have-slip'
import { mayMarkByHand } from '@hygiene/domain/in-person/check-in/may-mark-by-hand'
import { NO_MARKS } from '@hygiene/domain/in-person/check-in/judge-attendance'
import { findSessionPeople, type SessionPerson } from './find-session-people.ts'
import { isOutBy, readVenueMarks, type VenueMark } from './read-venue-marks.ts'

type RosterRow = AnswerOf<typeof readRoster>['list'][number]

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

/** Holds roster numbers, also used on the attendance sheet, and queue places. Both count from 1. */
interface RosterOrder {
  numbers: ReadonlyMap<ApplicationNo, number>
  places: ReadonlyMap<number, number>
}

async function readRosterOrder(db: Queries, sessionNo: SessionNo): Promise<RosterOrder> {
  const seated = await db.booking.findMany({
    where: { sessionNo, seat: { in: ['held', 'sold'] } },
    select: { applicationNo: true },
    orderBy: { applicationNo: 'asc' },
  })
  const queue = await db.waitingEntry.findMany({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
    select: { waitingNo: true },
    orderBy: [{ joinedAt: 'asc' }, { waitingNo: 'asc' }],
  })
  return {
    numbers: new Map(seated.map(({ applicationNo }, at) => [applicationNo, at + 1])),
    places: new Map(queue.map(({ waitingNo }, at) => [waitingNo, at + 1])),
  }
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
    heldUntil,
    exceptionText: facts.exceptionText,
    queue: queueOf(person, order, now),
    slip: isHere ? slipStateOf(person, session.sessionNo) : 'none',
    records: enrolments.map(({ certificate, ...record }) => ({
      ...record,
      certificateNumber: certificate?.certificateNumber ?? null,
    })),
    inAt: known.inAt,
    outAt: known.outAt,
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
    joinedAt,
    offerUntil: offerUntil && isOfferLive(entry, now) ? offerUntil.toISOString() : null,
    hasSeatElsewhere: person.sessionNo !== entry.sessionNo,
  }
}

function slipStateOf(person: SessionPerson, sessionNo: SessionNo): RosterRow['slip'] {
  const due = person.enrolments.filter((record) => mayHaveSlip(record, person))
  const states = due.map(({ slip, slipPrintedAt }) => {
    if (slip?.failure) return 'failed'
    if (slip?.sessionNo !== sessionNo) return 'unissued'
    if (!slip.fileNo) return 'drawing'
    return slipPrintedAt ? 'printed' : 'issued'
  })
  return (
    (['failed', 'unissued', 'drawing', 'issued', 'printed'] as const).find((state) =>
      states.includes(state),
    ) ?? 'none'
  )
}
