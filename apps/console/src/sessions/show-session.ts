import type { Queries } from '@hygiene/db/connect'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { loggedAction } from '@hygiene/domain/staff/audit-log/logged-action'
import { maskName, maskPhone } from '@hygiene/domain/member/account/masking'
import { writeConsoleAudit } from '@hygiene/operations/staff/audit-log/write-console-audit'
import {
  findSessionPeople,
  type SessionPerson,
} from '@hygiene/operations/in-person/roster/find-session-people'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { sessionLine } from './list-sessions.ts'

/** Shows one session and its people with masked names and phones, and logs each. Returns null for an unknown number. */
export async function showSession(
  db: Queries,
  { no: sessionNo, reason }: { no: number; reason: string },
  now: Date,
): Promise<string[] | null> {
  const session = await db.inPersonSession.findUnique({
    where: { sessionNo },
    include: { venue: true },
  })
  if (!session) return null
  const people = await findSessionPeople(db, { sessionNo })
  const memberNos = [...new Set(people.map(({ memberNo }) => memberNo))]
  await writeConsoleAudit(db, { ...loggedAction.readRoster(sessionNo), reason, now, memberNos })
  const queue = await db.waitingEntry.count({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
  })
  return [
    sessionLine(session),
    `  ${session.status}, ${session.capacity} seats, applications ${formatSeoulDateTime(session.applyOpensAt)} ~ ${formatSeoulDateTime(session.applyClosesAt)}`,
    ...cancellation(session, people),
    `  ${people.length} bookings, ${queue} in the queue`,
    ...people.map(bookingLine),
  ]
}

function cancellation(
  session: { cancelledAt: Date | null; cancelReason: string; replacedByNo: number | null },
  people: readonly SessionPerson[],
): string[] {
  const { cancelledAt, cancelReason, replacedByNo } = session
  if (!cancelledAt) return []
  const left = people.filter(({ seat }) => seat !== 'released').length
  return [
    `  cancelled ${formatSeoulDateTime(cancelledAt)}: ${cancelReason}${replacedByNo === null ? '' : ` (to ${replacedByNo})`}`,
    left === 0 ? '  all have been told and settled' : `  ${left} are still to be told and settled`,
  ]
}

function bookingLine({ applicationNo, member, seat, enrolments, exceptionText }: SessionPerson): string {
  const records = enrolments.map(({ businessName, status }) => `${businessName} ${status}`).join(', ')
  const person = `${maskName(member.name)} ${maskPhone(member.phone)}`
  return `  ${applicationNo}  ${person}  ${seat}  ${records}${exceptionText === null ? '' : `  ! ${exceptionText}`}`
}
