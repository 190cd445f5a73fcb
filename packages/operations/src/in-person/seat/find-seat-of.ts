import type { Booking, InPersonEnrolment } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import type { BookedFacts } from '@hygiene/domain/in-person/seat/may-enter'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { takenDuring } from '../../platform/records/seats-taken.ts'
import type { IndustryType } from '@hygiene/domain/text'

export interface SeatOf {
  booking: Booking
  booked: BookedFacts
  records: InPersonEnrolment[]
  trades: IndustryType[]
  courses: CourseOfRecord[]
}

/** Ignores the version: a seat may move to a session whose course rules have changed. */
export type CourseOfRecord = Pick<InPersonEnrolment, 'year' | 'salesType' | 'industryType'>

export async function findSeatOf(db: Queries, applicationNo: ApplicationNo): Promise<SeatOf> {
  const { session, enrolments, ...booking } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { session: true, enrolments: { orderBy: { inPersonEnrolmentNo: 'asc' } } },
  })
  const live = enrolments.filter(({ status }) => isInPersonLive(status) || status === 'completed')
  const { sessionNo, seat, heldUntil } = booking
  return {
    booking,
    booked: {
      sessionNo,
      seat,
      heldUntil,
      startsAt: session.startsAt,
      statuses: enrolments.map(({ status }) => status),
    },
    records: enrolments,
    trades: live.map(({ industryType }) => industryType),
    courses: live.map(({ year, salesType, industryType }) => ({ year, salesType, industryType })),
  }
}

export async function findSeatsAtSameTime(
  db: Queries,
  memberNo: number,
  session: { startsAt: Date; endsAt: Date },
  now: Date,
  except: number | null = null,
): Promise<{ startsAt: Date; endsAt: Date }[]> {
  const bookings = await db.booking.findMany({
    where: {
      memberNo,
      ...takenDuring(session, now),
      ...(except === null ? {} : { applicationNo: { not: except } }),
    },
    select: { session: { select: { startsAt: true, endsAt: true } } },
  })
  return bookings.map((booking) => booking.session)
}
