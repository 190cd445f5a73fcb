import {
  type CancellationForecast,
  type CancellationRefusal,
  denied,
  foreseeCancellation,
  type ForecastBooking,
  type ForecastTarget,
  isInPersonLive,
  mayCancelSession,
  type PaymentType,
  type Verdict,
} from '@hygiene/domain'
import type { Queries } from '../connect.ts'
import type { InPersonSession, Prisma } from '../generated/client.ts'
import { COUNT_SEATS, type SeatCount } from './count-free-seats.ts'

export interface ForecastWanted {
  offlineEducationNo: number
  replacedByNo: number | null
}

type Refusal = Extract<Verdict<CancellationRefusal | 'SESSION_NOT_FOUND'>, { allowed: false }>
type Forecast = { allowed: true; forecast: CancellationForecast; waiting: number; waitingWithSeat: number }

/** What cancelling this session would mean, without doing it: a look without locks, as its people stand now. */
export async function readCancellationForecast(
  db: Queries,
  { offlineEducationNo, replacedByNo }: ForecastWanted,
  now: Date,
): Promise<Forecast | Refusal> {
  const session = await db.inPersonSession.findUnique({ where: { offlineEducationNo } })
  const replacement =
    replacedByNo === null
      ? null
      : await db.inPersonSession.findUnique({ where: { offlineEducationNo: replacedByNo } })
  if (!session || (replacedByNo !== null && !replacement)) return denied('SESSION_NOT_FOUND')
  const verdict = mayCancelSession(session, replacement, now)
  if (!verdict.allowed) return verdict

  const target = replacement && (await targetOf(db, replacement, now))
  const bookings = await bookingsOf(db, session, replacement, now)
  const places = await db.waitingEntry.findMany({
    where: { offlineEducationNo, status: { in: ['waiting', 'offered'] } },
    include: { booking: true },
  })
  const waitingWithSeat = places.filter(({ booking }) => booking.seat !== 'waiting').length
  const forecast = foreseeCancellation(bookings, target, now)
  return { allowed: true, forecast, waiting: places.length - waitingWithSeat, waitingWithSeat }
}

async function targetOf(db: Queries, session: InPersonSession, now: Date): Promise<ForecastTarget> {
  const [count] = await db.$queryRawUnsafe<SeatCount[]>(COUNT_SEATS, session.offlineEducationNo, now, null)
  if (!count) throw new Error(`There is no in-person session ${session.offlineEducationNo}`)
  return { ...session, freeInHall: count.freeInHall, caps: count.caps }
}

const WITH_MONEY = {
  enrolments: true,
  application: { include: { payments: { where: { status: { in: ['paid', 'virtualAccountIssued'] } } } } },
} as const satisfies Prisma.BookingInclude

async function bookingsOf(
  db: Queries,
  { offlineEducationNo }: InPersonSession,
  replacement: InPersonSession | null,
  now: Date,
): Promise<ForecastBooking[]> {
  const bookings = await db.booking.findMany({
    where: { offlineEducationNo, seat: { in: ['held', 'sold'] } },
    include: WITH_MONEY,
    orderBy: [{ bookedAt: 'asc' }, { applyEduNo: 'asc' }],
  })
  const memberNos = bookings.map(({ memberNo }) => memberNo)
  const elsewhere = replacement ? await seatsAtThatTime(db, memberNos, replacement, now) : []
  const courses = await db.inPersonCourse.findMany({
    where: { offlineEducationNo: replacement?.offlineEducationNo ?? offlineEducationNo },
  })
  const offered = new Set(courses.map(({ educationCodeNo }) => educationCodeNo))
  return bookings.map(({ application, enrolments, ...booking }) => {
    const live = enrolments.filter(({ status }) => isInPersonLive(status))
    return {
      ...booking,
      awaitsDeposit: application.payments.some(({ status }) => status === 'virtualAccountIssued'),
      statuses: enrolments.map(({ status }) => status),
      trades: live.map(({ industryType }) => industryType),
      isForTrades: live.every(({ educationCodeNo }) => offered.has(educationCodeNo)),
      otherSeats: elsewhere
        .filter(
          ({ memberNo, applyEduNo }) => memberNo === booking.memberNo && applyEduNo !== booking.applyEduNo,
        )
        .map(({ session }) => session),
      payment: paidOf(application.payments),
    }
  })
}

function paidOf(
  payments: readonly { status: string; paidAt: Date | null; paymentType: number; amountWon: number }[],
): ForecastBooking['payment'] {
  const paid = payments.find(({ status }) => status === 'paid')
  if (!paid?.paidAt) return null
  return { amountWon: paid.amountWon, paymentType: paid.paymentType as PaymentType, paidAt: paid.paidAt }
}

async function seatsAtThatTime(
  db: Queries,
  memberNos: readonly number[],
  { startsAt, endsAt }: InPersonSession,
  now: Date,
) {
  return db.booking.findMany({
    where: {
      memberNo: { in: [...memberNos] },
      OR: [{ seat: 'sold' }, { seat: 'held', heldUntil: { gt: now } }],
      session: { status: { not: 'cancelled' }, startsAt: { lt: endsAt }, endsAt: { gt: startsAt } },
    },
    include: { session: true },
  })
}
