import {
  type InPersonSession,
  keepSession,
  lockApplication,
  type Prisma,
  type PrismaClient,
  type Queries,
  type Transaction,
} from '@hygiene/db'
import { judgeAttendance, NO_MARKS } from '@hygiene/domain'
import { giveCertificate } from '../../certificate/give-certificate.ts'
import { tellPerson } from '../../messages/tell-person.ts'

export type BookingOutcome = ReturnType<typeof judgeAttendance>['act']

const OPEN_STATUSES = ['paid', 'attended'] as const
const WHAT_DECIDES = {
  session: true,
  enrolments: { include: { course: true }, orderBy: { inPersonEnrolmentNo: 'asc' } },
} satisfies Prisma.BookingInclude

type Decided = Prisma.BookingGetPayload<{ include: typeof WHAT_DECIDES }>

/** `judgeBooking` in a transaction of its own: what the worker does for one person after another. */
export async function completeBooking(
  client: PrismaClient,
  applicationNo: number,
  publicUrl: string,
  now: Date,
): Promise<BookingOutcome> {
  return client.$transaction((db) => judgeBooking(db, applicationNo, publicUrl, now))
}

/**
 * Completes a booking whose person was there from beginning to end, declares it absent, or shows it to staff, whatever
 * the rule says; again and by several workers at once it does nothing more. A refund waits for the same lock.
 */
export async function judgeBooking(
  db: Transaction,
  applicationNo: number,
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
    attention: booking.attention,
  }
  const verdict = judgeAttendance(facts, now)

  if (verdict.act === 'complete') await complete(db, booking, marks?.outAt ?? now, publicUrl, now)
  if (verdict.act === 'declareAbsent') await declareAbsent(db, applicationNo, now)
  if (verdict.act === 'tellStaff') {
    await db.booking.update({ where: { applicationNo }, data: { attention: verdict.attention } })
  }
  return verdict.act
}

async function hasMarks(db: Queries, { sessionNo }: Pick<InPersonSession, 'sessionNo'>): Promise<boolean> {
  return (await db.attendance.findFirst({ where: { sessionNo } })) !== null
}

/** The course is over when the session was, also where the marks came in days later; the paper is issued now. */
async function complete(
  db: Transaction,
  booking: Decided,
  attendedAt: Date,
  publicUrl: string,
  now: Date,
): Promise<void> {
  const completedAt = booking.session.endsAt
  const graduates = booking.enrolments.filter(({ status }) => status === 'paid' || status === 'attended')
  const [first] = graduates
  if (!first) throw new Error(`Application ${booking.applicationNo} has nothing to complete`)
  await db.inPersonEnrolment.updateMany({
    where: { applicationNo: booking.applicationNo, status: { in: [...OPEN_STATUSES] } },
    data: { status: 'completed', attendedAt, completedAt },
  })
  await db.booking.update({ where: { applicationNo: booking.applicationNo }, data: { attention: null } })
  // One message for all of a person's certificates.
  await tellPerson(db, 'certificateIssued', booking.memberNo, first.inPersonEnrolmentNo, now)
  for (const enrolment of graduates) {
    await giveCertificate(db, { ...enrolment, completedAt }, { publicUrl, issuedAt: now })
  }
}

async function declareAbsent(db: Transaction, applicationNo: number, now: Date): Promise<void> {
  await db.inPersonEnrolment.updateMany({
    where: { applicationNo, status: { in: [...OPEN_STATUSES] } },
    data: { status: 'absent', endedAt: now },
  })
}
