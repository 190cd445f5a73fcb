import type { AnswerOf, listStaffSessions, makeDoorLink, readRoster } from '@hygiene/contracts'
import type { DoorPass, InPersonSession } from '@hygiene/db'
import { maskName, maskPhone, mayCloseAttention, maySettlePresence } from '@hygiene/domain'
import type { SessionPerson } from '@hygiene/operations/in-person/session/find-session-people'
import type { StaffSessionRow } from '@hygiene/operations/in-person/session/list-staff-sessions'

export type SessionItem = AnswerOf<typeof listStaffSessions>['list'][number]
export type RosterRow = AnswerOf<typeof readRoster>['list'][number]

export function sessionItemOf({ venue, branch, ...session }: StaffSessionRow): SessionItem {
  return {
    ...session,
    venueName: venue.name,
    branchName: branch.name,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
  }
}

/** A person of a session, masked, with the decisions that staff may take. */
export function rosterRowOf(
  person: SessionPerson,
  session: Pick<InPersonSession, 'status' | 'endsAt'>,
  now: Date,
): RosterRow {
  const { member, enrolments, attendance, ...booking } = person
  const [marks] = attendance
  const facts = { ...booking, statuses: enrolments.map(({ status }) => status) }
  return {
    ...booking,
    name: maskName(member.name),
    phone: maskPhone(member.phone),
    records: enrolments.map(({ certificate, ...record }) => ({
      ...record,
      certificateNumber: certificate?.certificateNumber ?? null,
    })),
    inAt: marks?.inAt?.toISOString() ?? null,
    outAt: marks?.outAt?.toISOString() ?? null,
    mayBePresent: maySettlePresence(session, facts, true, now).allowed,
    mayBeAbsent: maySettlePresence(session, facts, false, now).allowed,
    mayBeClosed: mayCloseAttention(session, facts, now).allowed,
  }
}

export function doorLinkOf(pass: DoorPass, now: Date): Omit<AnswerOf<typeof makeDoorLink>, 'link'> {
  const { createdAt, validFrom, validUntil } = pass
  return {
    ...pass,
    createdAt: createdAt.toISOString(),
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    isClosed: validUntil <= now,
  }
}
