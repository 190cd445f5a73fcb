import type { ApplicationNo, SessionNo } from '@hygiene/domain'
import type { Prisma, Queries } from '@hygiene/db'

const WITH_PERSON = {
  member: true,
  enrolments: { include: { certificate: true }, orderBy: { inPersonEnrolmentNo: 'asc' } },
  attendance: true,
} as const satisfies Prisma.BookingInclude

/** A booking of a session with its person, records and what the door saw. */
export type SessionPerson = Prisma.BookingGetPayload<{ include: typeof WITH_PERSON }>

/** The people of a session, those who wait for staff first; or one of them. */
export async function findSessionPeople(
  db: Queries,
  { sessionNo, applicationNo }: { sessionNo: SessionNo; applicationNo?: ApplicationNo },
): Promise<SessionPerson[]> {
  const people = await db.booking.findMany({
    where: { sessionNo, ...(applicationNo === undefined ? {} : { applicationNo }) },
    include: { ...WITH_PERSON, attendance: { where: { sessionNo } } },
    orderBy: { applicationNo: 'asc' },
  })
  return people.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const SEATS_IN_ORDER = ['sold', 'held', 'waiting', 'released'] as const satisfies SessionPerson['seat'][]

function rankOf({ attention, seat }: SessionPerson): number {
  return attention === null ? SEATS_IN_ORDER.indexOf(seat) : -1
}
