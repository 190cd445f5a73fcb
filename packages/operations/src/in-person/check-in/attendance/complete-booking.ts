import type { InPersonSession, Prisma, PrismaClient } from '@hygiene/db/generated/client'
import { keepSession, lockApplication } from '@hygiene/db/locks'
import type { Queries, Transaction } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { isPresenceUndecided } from '@hygiene/domain/in-person/enrolment/record-status'
import { judgeAttendance, NO_MARKS } from '@hygiene/domain/in-person/check-in/judge-attendance'
import { giveCertificate } from '../../../education/certificate/give-certificate.ts'
import { notifyPerson } from '../../../platform/message/notify-person.ts'
import { stepInPerson } from '../../../platform/records/step-in-person.ts'
import { setBookingException } from '../../seat/set-booking-exception.ts'
import { declareAbsent } from './declare-absent.ts'

export type BookingOutcome = ReturnType<typeof judgeAttendance>['action']

const WHAT_DECIDES = {
  session: true,
  enrolments: { include: { course: true }, orderBy: { inPersonEnrolmentNo: 'asc' } },
} satisfies Prisma.BookingInclude

type Decided = Prisma.BookingGetPayload<{ include: typeof WHAT_DECIDES }>

export async function completeBooking(
  client: PrismaClient,
  applicationNo: ApplicationNo,
  publicUrl: string,
  now: Date,
): Promise<BookingOutcome> {
  return client.$transaction((db) => judgeBooking(db, applicationNo, publicUrl, now))
}

/**
 * Applies the attendance rule: records attendance, completes the booking after its session, marks it absent or lists it for
 * staff. The operation is idempotent, also across workers. A refund waits for the same lock.
 */
export async function judgeBooking(
  db: Transaction,
  applicationNo: ApplicationNo,
  publicUrl: string,
  now: Date,
): Promise<BookingOutcome> {
  await lockApplication(db, applicationNo)
  const { sessionNo } = await db.booking.findUniqueOrThrow({ where: { applicationNo } })
  await keepSession(db, sessionNo)

  const booking = await db.booking.findUniqueOrThrow({ where: { applicationNo }, include: WHAT_DECIDES })
  const marks = await db.attendance.findUnique({
    where: { sessionNo_applicationNo: { sessionNo, applicationNo } },
  })
  const facts = {
    session: { ...booking.session, hasMarks: marks !== null || (await hasMarks(db, booking.session)) },
    seat: booking.seat,
    statuses: booking.enrolments.map(({ status }) => status),
    marks: marks ?? NO_MARKS,
    exceptionText: booking.exceptionText,
  }
  const verdict = judgeAttendance(facts, now)

  const attendedAt = marks?.outAt ?? now
  if (verdict.action === 'attend') await stepInPerson(db, 'attend', { applicationNo }, { attendedAt })
  if (verdict.action === 'complete') await complete(db, booking, attendedAt, publicUrl, now)
  if (verdict.action === 'declareAbsent') await declareAbsent(db, applicationNo, now)
  if (verdict.action === 'notifyStaff') await setBookingException(db, applicationNo, verdict.exceptionText)
  return verdict.action
}

async function hasMarks(db: Queries, { sessionNo }: Pick<InPersonSession, 'sessionNo'>): Promise<boolean> {
  return (await db.attendance.findFirst({ where: { sessionNo } })) !== null
}

/** Dates the completion by the session's end, even if marks arrive days later. The certificate is issued now. */
async function complete(
  db: Transaction,
  booking: Decided,
  attendedAt: Date,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const completedAt = booking.session.endsAt
  const graduates = booking.enrolments.filter(({ status }) => isPresenceUndecided(status))
  const [first] = graduates
  if (!first) throw new Error(`Application ${booking.applicationNo} has nothing to complete`)
  const { applicationNo } = booking
  await stepInPerson(db, 'attend', { applicationNo }, { attendedAt })
  await stepInPerson(db, 'complete', { applicationNo }, { attendedAt, completedAt })
  await setBookingException(db, applicationNo, null)
  await notifyPerson(db, 'certificateIssued', booking.memberNo, first.inPersonEnrolmentNo, now)
  for (const enrolment of graduates) {
    await giveCertificate(db, { ...enrolment, completedAt }, { publicUrl, issuedAt: now })
  }
}
