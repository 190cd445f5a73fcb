import type { openOrder } from '@hygiene/contracts'
import { lockApplication, lockSessions, type Transaction } from '@hygiene/db'
import { judgeInPersonOrder, type PayingHold, recordsAwaiting, seoulYear } from '@hygiene/domain'
import { isNoLongerNeeded } from '@hygiene/operations/education/is-no-longer-needed'
import { type BookedApplication, bookingOf } from '@hygiene/operations/seats/booking-of'
import { ENDED_UNCOMPLETED } from '@hygiene/domain'
import type { Call } from '../http/implement.ts'

export type OrderCall = Call<typeof openOrder>

/** What an order is to be made for. */
export interface Payable {
  orderName: string
  amountWon: number
  /** The seat of an in-person application, which is held while paying. */
  hold: PayingHold | null
}

/** What is to be paid for an application that still waits for its payment; locked from here on. */
export async function admitOrder(db: Transaction, call: OrderCall): Promise<Payable> {
  const { input, caller, refuse } = call
  const { applicationNo } = input
  const owned = await db.application.findFirst({ where: { applicationNo, memberNo: caller.memberNo } })
  if (!owned) throw refuse('ENROLMENT_NOT_FOUND')
  await lockApplication(db, applicationNo)

  const booked = await lockSeat(db, applicationNo)
  return booked ? admitInPerson(db, call, booked) : admitOnline(db, call)
}

/**
 * An order that is given up shortens the hold before the new one asks for the seat: whoever moves the session holds both
 * in the other turn, so the session is locked first, and read as it stands then.
 */
async function lockSeat(db: Transaction, applicationNo: number): Promise<BookedApplication | null> {
  const booking = await db.booking.findUnique({ where: { applicationNo }, select: { sessionNo: true } })
  if (!booking) return null
  await lockSessions(db, [booking.sessionNo])
  return bookingOf(db, applicationNo)
}

async function admitOnline(db: Transaction, { input, now, refuse }: OrderCall): Promise<Payable> {
  const enrolments = await db.onlineEnrolment.findMany({
    where: { applicationNo: input.applicationNo },
    include: { course: true },
  })
  const first = enrolments[0]
  if (!first) throw refuse('ENROLMENT_NOT_FOUND')
  if (enrolments.some(({ status }) => ENDED_UNCOMPLETED.some((ended) => ended === status)))
    throw refuse('ALREADY_ENDED')
  if (enrolments.some(({ status }) => status !== 'applied')) throw refuse('ALREADY_PAID')
  // Whoever applied in time may still pay in the education year itself.
  if (seoulYear(now) !== first.year) throw refuse('OUTSIDE_PERIOD')
  // Nobody pays for nothing: another place may have been completed since.
  if (await isNoLongerNeeded(db, enrolments, now)) throw refuse('NO_LONGER_NEEDED')
  return { orderName: first.course.name, amountWon: sumOf(enrolments), hold: null }
}

/** The licences that are left of an in-person application, with a seat held for them. */
async function admitInPerson(
  db: Transaction,
  { now, refuse }: OrderCall,
  booked: BookedApplication,
): Promise<Payable> {
  const { enrolments, session } = booked
  const verdict = judgeInPersonOrder({ records: enrolments, booking: booked, session }, now)
  if (!verdict.allowed) throw refuse(verdict.reason)

  const awaiting = recordsAwaiting(enrolments)
  const first = awaiting[0]
  if (!first || !booked.heldUntil) throw refuse('NO_SEAT')
  if (await isNoLongerNeeded(db, awaiting, now)) throw refuse('NO_LONGER_NEEDED')
  const course = await db.course.findUniqueOrThrow({
    where: { courseNo: first.courseNo },
  })
  return {
    orderName: awaiting.length > 1 ? `${course.name} 외 ${awaiting.length - 1}건` : course.name,
    amountWon: sumOf(awaiting),
    hold: { heldSince: booked.heldSince ?? booked.bookedAt, heldUntil: booked.heldUntil, session },
  }
}

function sumOf(records: readonly { priceWon: number }[]): number {
  return records.reduce((sum, { priceWon }) => sum + priceWon, 0)
}
