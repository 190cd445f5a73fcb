import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { offerSeats } from '@hygiene/contracts/platform/job/offer-seats'
import type { Booking, InPersonSession } from '@hygiene/db/generated/client'
import { handOver, handOverAll } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { holdAfterRelocation } from '@hygiene/domain/in-person/seat/hold-length'
import type { RelocatedSession } from '@hygiene/domain/in-person/session/may-relocate'
import type { SessionNo } from '@hygiene/domain/record-numbers'
import { notifyPeople } from '../../platform/message/notify-people.ts'
import { UNDECIDED_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { takenDuring } from '../../platform/records/seats-taken.ts'
import { cutOffers, fitHold, showDoublyBooked } from '../seat/follow-relocation.ts'

/** Notifies the people of a locked session of its new time or venue, with a new slip and an adjusted hold. */
export async function notifyRelocated(
  db: Transaction,
  { sessionNo, startsAt }: InPersonSession,
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const bookings = await db.booking.findMany({
    where: { sessionNo, seat: { not: 'released' } },
    include: { enrolments: { where: { status: { in: [...UNDECIDED_IN_PERSON] } } } },
    orderBy: { applicationNo: 'asc' },
  })
  if (startsAt.getTime() !== next.startsAt.getTime()) {
    for (const booking of bookings.filter(({ seat }) => seat === 'held')) await shortenHold(db, booking, next)
    await showDoublyBooked(db, sessionNo, await findDoublyBooked(db, sessionNo, bookings, next, now))
  }
  const slips = bookings.flatMap(({ enrolments }) =>
    enrolments.map(({ inPersonEnrolmentNo }) => ({ inPersonEnrolmentNo })),
  )
  await handOverAll(db, issueEnrolmentSlip, slips)
  const people = bookings.map(({ memberNo, applicationNo }) => ({ memberNo, aboutNo: applicationNo }))
  await notifyPeople(db, 'sessionMoved', people, now)
  await repeatOffers(db, sessionNo, next, now)
}

async function shortenHold(
  db: Transaction,
  { applicationNo, heldUntil }: Booking,
  next: RelocatedSession,
): Promise<void> {
  if (!heldUntil) return
  const account = await db.payment.count({ where: { applicationNo, status: 'virtualAccountIssued' } })
  await fitHold(db, applicationNo, holdAfterRelocation(heldUntil, next, account > 0))
}

async function findDoublyBooked(
  db: Transaction,
  sessionNo: SessionNo,
  bookings: readonly Booking[],
  next: RelocatedSession,
  now: Date,
): Promise<{ memberNo: number }[]> {
  return db.booking.findMany({
    where: {
      memberNo: { in: bookings.map(({ memberNo }) => memberNo) },
      sessionNo: { not: sessionNo },
      ...takenDuring(next, now),
    },
    select: { memberNo: true },
  })
}

/** Resends live offers with the new time, and limits them to the new application deadline. */
async function repeatOffers(
  db: Transaction,
  sessionNo: SessionNo,
  { applyClosesAt }: RelocatedSession,
  now: Date,
): Promise<void> {
  const offers = await cutOffers(db, sessionNo, applyClosesAt, now)
  const people = offers.map(({ memberNo, waitingNo }) => ({ memberNo, aboutNo: waitingNo }))
  await notifyPeople(db, 'seatOffered', people, now)
  await handOver(db, offerSeats, { sessionNo })
}
