import type { Booking, Queries } from '@hygiene/db'
import { type BookedFacts, isInPersonLive } from '@hygiene/domain'

/** An application’s booking with what the rules of changes and queues ask about it. */
export interface SeatOf {
  booking: Booking
  booked: BookedFacts
  /** Of the records that still count. */
  trades: number[]
  courseNos: number[]
}

export async function findSeatOf(db: Queries, applicationNo: number): Promise<SeatOf> {
  const { session, enrolments, ...booking } = await db.booking.findUniqueOrThrow({
    where: { applicationNo },
    include: { session: true, enrolments: true },
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
    trades: live.map(({ industryType }) => industryType),
    courseNos: live.map(({ courseNo }) => courseNo),
  }
}
