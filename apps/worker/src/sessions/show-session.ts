import type { Prisma, Queries } from '@hygiene/db'
import { formatSeoulDateTime, maskName, maskPhone } from '@hygiene/domain'
import { sessionLine } from './list-sessions.ts'

const WITH_PEOPLE = {
  venue: true,
  bookings: {
    include: { member: true, enrolments: true },
    orderBy: [{ seat: 'asc' }, { applyEduNo: 'asc' }],
  },
  waiting: { where: { status: { in: ['waiting', 'offered'] } }, orderBy: { waitingNo: 'asc' } },
} as const satisfies Prisma.InPersonSessionInclude

type Shown = Prisma.InPersonSessionGetPayload<{ include: typeof WITH_PEOPLE }>

/** One session and who is booked, names and phones masked; null: there is none of that number. */
export async function showSession(db: Queries, offlineEducationNo: number): Promise<string[] | null> {
  const session = await db.inPersonSession.findUnique({
    where: { offlineEducationNo },
    include: WITH_PEOPLE,
  })
  if (!session) return null
  return [
    sessionLine(session),
    `  ${session.status}, ${session.capacity} seats, applications ${formatSeoulDateTime(session.applyOpensAt)} ~ ${formatSeoulDateTime(session.applyClosesAt)}`,
    ...cancellation(session),
    `  ${session.bookings.length} bookings, ${session.waiting.length} in the queue`,
    ...session.bookings.map(bookingLine),
  ]
}

function cancellation({ cancelledAt, cancelReason, replacedByNo, bookings }: Shown): string[] {
  if (!cancelledAt) return []
  const left = bookings.filter(({ seat }) => seat !== 'released').length
  return [
    `  cancelled ${formatSeoulDateTime(cancelledAt)}: ${cancelReason}${replacedByNo === null ? '' : ` (to ${replacedByNo})`}`,
    left === 0 ? '  everybody has been told and settled' : `  ${left} are still to be told and settled`,
  ]
}

function bookingLine(booking: Shown['bookings'][number]): string {
  const { applyEduNo, member, seat, enrolments, attention } = booking
  const records = enrolments.map(({ businessName, status }) => `${businessName} ${status}`).join(', ')
  const person = `${maskName(member.name)} ${maskPhone(member.phone)}`
  return `  ${applyEduNo}  ${person}  ${seat}  ${records}${attention === null ? '' : `  ! ${attention}`}`
}
