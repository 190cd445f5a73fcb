import { forecastCancellation as contract } from '@hygiene/contracts/in-person/session/staff/forecast-cancellation'
import type { InPersonSession, Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import { denied } from '@hygiene/domain/verdict'
import {
  type ForecastBooking,
  type ForecastTarget,
  foreseeCancellation,
} from '@hygiene/domain/in-person/session/foresee-cancellation'
import { isInPersonLive } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_PLACES } from '@hygiene/domain/in-person/queue/offer'
import { mayCancelSession } from '@hygiene/domain/in-person/session/may-cancel-session'
import { query } from '../../../kit/operation.ts'
import { areOwnSessions } from '../own-sessions.ts'
import { offersCourse } from '../../seat/enter-session.ts'
import { COUNT_SEATS, type SeatCount } from '../../seat/count-free-seats.ts'
import { SEATED, takenDuring } from '../../../platform/records/seats-taken.ts'
import type { PaymentType } from '@hygiene/domain/text'

/** Predicts the effects of a cancellation without locks or writes. */
export const forecastCancellation = query(contract, async ({ db, input, actor, now }) => {
  const { sessionNo, replacedByNo = null } = input
  const nos = replacedByNo === null ? [sessionNo] : [sessionNo, replacedByNo]
  if (!(await areOwnSessions(db, actor, ...nos))) return denied('SESSION_NOT_FOUND')
  const session = await db.inPersonSession.findUniqueOrThrow({ where: { sessionNo } })
  const replacement =
    replacedByNo === null
      ? null
      : await db.inPersonSession.findUniqueOrThrow({ where: { sessionNo: replacedByNo } })
  const verdict = mayCancelSession(session, replacement, now)
  if (!verdict.allowed) return verdict

  const target = replacement && (await targetOf(db, replacement, now))
  const bookings = await bookingsOf(db, session, replacement, now)
  const places = await db.waitingEntry.findMany({
    where: { sessionNo, status: { in: [...LIVE_PLACES] } },
    include: { booking: true },
  })
  const waitingWithSeat = places.filter(({ booking }) => booking.seat !== 'waiting').length
  const forecast = foreseeCancellation(bookings, target, now)
  return { ...forecast, waiting: places.length - waitingWithSeat, waitingWithSeat }
})

async function targetOf(db: Queries, session: InPersonSession, now: Date): Promise<ForecastTarget> {
  const [count] = await db.$queryRawUnsafe<SeatCount[]>(COUNT_SEATS, session.sessionNo, now, null)
  if (!count) throw new Error(`There is no in-person session ${session.sessionNo}`)
  return { ...session, freeInVenue: count.freeInVenue, caps: count.caps }
}

const WITH_MONEY = {
  enrolments: true,
  application: { include: { payments: { where: { status: { in: ['paid', 'virtualAccountIssued'] } } } } },
} as const satisfies Prisma.BookingInclude

async function bookingsOf(
  db: Queries,
  session: InPersonSession,
  replacement: InPersonSession | null,
  now: Date,
): Promise<ForecastBooking[]> {
  const { sessionNo } = session
  const target = replacement ?? session
  const bookings = await db.booking.findMany({
    where: { sessionNo, seat: { in: SEATED } },
    include: WITH_MONEY,
    orderBy: [{ bookedAt: 'asc' }, { applicationNo: 'asc' }],
  })
  const memberNos = bookings.map(({ memberNo }) => memberNo)
  const elsewhere = replacement ? await seatsAtThatTime(db, memberNos, replacement, now) : []
  const courses = await db.inPersonCourse.findMany({
    where: { sessionNo: target.sessionNo },
  })
  return bookings.map(({ application, enrolments, ...booking }) => {
    const live = enrolments.filter(({ status }) => isInPersonLive(status))
    return {
      ...booking,
      awaitsDeposit: application.payments.some(({ status }) => status === 'virtualAccountIssued'),
      statuses: enrolments.map(({ status }) => status),
      trades: live.map(({ industryType }) => industryType),
      isForTrades: live.every((record) => offersCourse(target, courses, record)),
      otherSeats: elsewhere
        .filter(
          ({ memberNo, applicationNo }) =>
            memberNo === booking.memberNo && applicationNo !== booking.applicationNo,
        )
        .map((seat) => seat.session),
      payment: paidOf(application.payments),
    }
  })
}

function paidOf(
  payments: readonly { status: string; paidAt: Date | null; paymentType: PaymentType; amountWon: number }[],
): ForecastBooking['payment'] {
  const paid = payments.find(({ status }) => status === 'paid')
  if (!paid?.paidAt) return null
  return { amountWon: paid.amountWon, paymentType: paid.paymentType, paidAt: paid.paidAt }
}

async function seatsAtThatTime(
  db: Queries,
  memberNos: readonly number[],
  replacement: InPersonSession,
  now: Date,
) {
  return db.booking.findMany({
    where: {
      memberNo: { in: [...memberNos] },
      ...takenDuring(replacement, now),
    },
    include: { session: true },
  })
}
