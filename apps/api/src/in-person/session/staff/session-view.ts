import type { AnswerOf } from '@hygiene/contracts/kit/endpoint'
import type { listStaffSessions } from '@hygiene/contracts/in-person/session/staff/list-staff-sessions'
import type { makeCheckInLink } from '@hygiene/contracts/in-person/check-in/staff/make-check-in-link'
import type { CheckInPass } from '@hygiene/db'
import type { StaffSessionRow } from '@hygiene/operations/in-person/session/find-staff-sessions'

export type SessionItem = AnswerOf<typeof listStaffSessions>['list'][number]

export function sessionItemOf({ venue, branch, ...session }: StaffSessionRow): SessionItem {
  return {
    ...session,
    venueName: venue.name,
    branchName: branch.name,
    startsAt: session.startsAt.toISOString(),
    endsAt: session.endsAt.toISOString(),
  }
}

/** `marks`: the last one made with the link, and how many. */
export function checkInLinkOf(
  pass: CheckInPass,
  now: Date,
  { lastMarkAt, marks }: { lastMarkAt: Date | null; marks: number } = { lastMarkAt: null, marks: 0 },
): Omit<AnswerOf<typeof makeCheckInLink>, 'link'> {
  const { createdAt, validFrom, validUntil } = pass
  return {
    ...pass,
    createdAt: createdAt.toISOString(),
    validFrom: validFrom.toISOString(),
    validUntil: validUntil.toISOString(),
    lastMarkAt: lastMarkAt?.toISOString() ?? null,
    marks,
    isClosed: validUntil <= now,
  }
}
