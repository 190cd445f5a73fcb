import type { ApplicationNo, SessionNo } from '@hygiene/domain/record-numbers'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'

const WITH_PERSON = {
  member: true,
  enrolments: { include: { certificate: true, slip: true }, orderBy: { inPersonEnrolmentNo: 'asc' } },
  attendance: true,
  waiting: true,
} as const satisfies Prisma.BookingInclude

export type SessionPerson = Prisma.BookingGetPayload<{ include: typeof WITH_PERSON }>

export async function findSessionPeople(
  db: Queries,
  { sessionNo, applicationNo }: { sessionNo: SessionNo; applicationNo?: ApplicationNo | undefined },
): Promise<SessionPerson[]> {
  const waiting = { sessionNo, status: { in: [...LIVE_PLACES] } }
  const people = await db.booking.findMany({
    where: {
      OR: [{ sessionNo }, { waiting: { some: waiting } }],
      ...(applicationNo === undefined ? {} : { applicationNo }),
    },
    include: { ...WITH_PERSON, attendance: { where: { sessionNo } }, waiting: { where: waiting } },
    orderBy: { applicationNo: 'asc' },
  })
  return people.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const SEATS_IN_ORDER = ['sold', 'held', 'waiting', 'released'] as const satisfies SessionPerson['seat'][]

function rankOf({ exceptionText, seat }: SessionPerson): number {
  return exceptionText === null ? SEATS_IN_ORDER.indexOf(seat) : -1
}
