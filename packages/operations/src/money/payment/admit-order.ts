import type { Course } from '@hygiene/db/generated/client'
import { lockApplication, lockSessions } from '@hygiene/db/locks'
import type { Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { denied } from '@hygiene/domain/verdict'
import { ENDED_UNCOMPLETED } from '@hygiene/domain/education/enrolment/enrolment-status'
import { isPaymentClosed } from '@hygiene/domain/education/study/december-guard'
import { judgeInPersonOrder, type OrderRefusal } from '@hygiene/domain/money/order/in-person-order'
import type { PayingHold } from '@hygiene/domain/in-person/seat/hold-length'
import { recordsAwaiting } from '@hygiene/domain/money/payment/in-person-money'
import { seoulYear } from '@hygiene/domain/time/seoul-day'
import { taxFreeOf } from '@hygiene/domain/money/payment/tax'
import { findCourseTime } from '../../education/course/course-time.ts'
import { isNoLongerNeeded } from '../../education/course/is-no-longer-needed.ts'
import { type BookedApplication, bookingOf } from '../../in-person/seat/booking-of.ts'
import type { PaymentType } from '@hygiene/domain/text'

export interface OrderWanted {
  memberNo: number
  applicationNo: ApplicationNo
  paymentType: PaymentType
}

export interface Payable {
  orderName: string
  amountWon: number
  taxFreeWon: number | null
  hold: PayingHold | null
}

type Admission =
  | { allowed: true; payable: Payable }
  | {
      allowed: false
      reason:
        | OrderRefusal
        | 'ENROLMENT_NOT_FOUND'
        | 'OUTSIDE_PERIOD'
        | 'NO_LONGER_NEEDED'
        | 'NO_TIME_TO_FINISH'
    }

/** Locks an unpaid application and returns the sum due. */
export async function admitOrder(
  db: Transaction,
  { memberNo, applicationNo }: OrderWanted,
  now: Date,
): Promise<Admission> {
  const owned = await db.application.findFirst({ where: { applicationNo, memberNo } })
  if (!owned) return denied('ENROLMENT_NOT_FOUND')
  await lockApplication(db, applicationNo)
  // A merge may have held the lock and changed the owner.
  if ((await db.application.count({ where: { applicationNo, memberNo } })) === 0)
    return denied('ENROLMENT_NOT_FOUND')

  const booked = await lockSeat(db, applicationNo)
  return booked ? admitInPerson(db, booked, now) : admitOnline(db, applicationNo, now)
}

/**
 * Locks the session before the booking and then reads it. Cancelling an earlier order shortens its hold first, while a move of
 * the session takes the locks in the opposite order.
 */
async function lockSeat(db: Transaction, applicationNo: ApplicationNo): Promise<BookedApplication | null> {
  const booking = await db.booking.findUnique({ where: { applicationNo }, select: { sessionNo: true } })
  if (!booking) return null
  await lockSessions(db, [booking.sessionNo])
  return bookingOf(db, applicationNo)
}

async function admitOnline(db: Transaction, applicationNo: ApplicationNo, now: Date): Promise<Admission> {
  const enrolments = await db.onlineEnrolment.findMany({
    where: { applicationNo },
    include: { course: true },
  })
  const first = enrolments[0]
  if (!first) return denied('ENROLMENT_NOT_FOUND')
  if (enrolments.some(({ status }) => ENDED_UNCOMPLETED.some((ended) => ended === status)))
    return denied('ALREADY_ENDED')
  if (enrolments.some(({ status }) => status !== 'applied')) return denied('ALREADY_PAID')
  // A person who applied in time may still pay within the education year.
  if (seoulYear(now) !== first.year) return denied('OUTSIDE_PERIOD')
  if (isPaymentClosed(await findCourseTime(db, first.courseNo), now)) return denied('NO_TIME_TO_FINISH')
  // Paying would be pointless if another place has been completed since.
  if (await isNoLongerNeeded(db, enrolments, now)) return denied('NO_LONGER_NEEDED')
  const payable = { orderName: first.course.name, ...sumOf(enrolments), hold: null }
  return { allowed: true, payable }
}

async function admitInPerson(db: Transaction, booked: BookedApplication, now: Date): Promise<Admission> {
  const { enrolments, session } = booked
  const verdict = judgeInPersonOrder({ records: enrolments, booking: booked, session }, now)
  if (!verdict.allowed) return verdict

  const awaiting = recordsAwaiting(enrolments)
  const first = awaiting[0]
  if (!first || !booked.heldUntil) return denied('NO_SEAT')
  if (await isNoLongerNeeded(db, awaiting, now)) return denied('NO_LONGER_NEEDED')
  const course = await db.course.findUniqueOrThrow({ where: { courseNo: first.courseNo } })
  const payable = {
    orderName: awaiting.length > 1 ? `${course.name} 외 ${awaiting.length - 1}건` : course.name,
    ...sumOf(await withCourses(db, awaiting)),
    hold: { heldSince: booked.heldSince ?? booked.bookedAt, heldUntil: booked.heldUntil, session },
  }
  return { allowed: true, payable }
}

function sumOf(records: readonly { priceWon: number; course: Pick<Course, 'taxKind'> }[]) {
  return {
    amountWon: records.reduce((sum, { priceWon }) => sum + priceWon, 0),
    taxFreeWon: taxFreeOf(records.map(({ priceWon, course }) => ({ priceWon, taxKind: course.taxKind }))),
  }
}

async function withCourses<R extends { courseNo: number }>(db: Transaction, records: readonly R[]) {
  const courseNos = records.map(({ courseNo }) => courseNo)
  const courses = await db.course.findMany({ where: { courseNo: { in: courseNos } } })
  const byNo = new Map(courses.map((course) => [course.courseNo, course]))
  return records.flatMap((record) => {
    const course = byNo.get(record.courseNo)
    return course ? [{ ...record, course }] : []
  })
}
