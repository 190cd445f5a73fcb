import { issueEnrolmentSlip, offerSeats } from '@hygiene/contracts'
import { holdAfterRelocation, type RelocatedSession } from '@hygiene/domain'
import type { Transaction } from '../connect.ts'
import type { Booking, InPersonSession } from '../generated/client.ts'
import { handOver } from '../outbox.ts'
import { findSeatsAtSameTime } from './find-seats-at-same-time.ts'
import { tellPerson } from './tell-person.ts'

const SAME_TIME = '협회가 옮긴 시간에 다른 집합교육이 예약되어 있습니다'

/** Everybody of a locked session that has another time or hall: told, with a slip for it and a hold that fits it. */
export async function tellRelocated(
  db: Transaction,
  { offlineEducationNo, startsAt }: InPersonSession,
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const bookings = await db.booking.findMany({
    where: { offlineEducationNo, seat: { not: 'released' } },
    include: { enrolments: { where: { status: { in: ['paid', 'attended'] } } } },
    orderBy: { applyEduNo: 'asc' },
  })
  const isOtherTime = startsAt.getTime() !== next.startsAt.getTime()
  for (const { enrolments, ...booking } of bookings) {
    if (isOtherTime) await fitBooking(db, booking, next, now)
    for (const { offlineEduNo } of enrolments) await handOver(db, issueEnrolmentSlip, { offlineEduNo })
    await tellPerson(db, 'sessionMoved', booking.memberNo, booking.applyEduNo, now)
  }
  await repeatOffers(db, offlineEducationNo, now)
}

/** Who would be in two halls at once is shown to staff: the person did not choose it. */
async function fitBooking(
  db: Transaction,
  { applyEduNo, memberNo, heldUntil }: Booking,
  next: RelocatedSession,
  now: Date,
): Promise<void> {
  const account = await db.payment.count({ where: { applyEduNo, status: 'virtualAccountIssued' } })
  const elsewhere = await findSeatsAtSameTime(db, memberNo, next, now, applyEduNo)
  await db.booking.update({
    where: { applyEduNo },
    data: {
      heldUntil: heldUntil && holdAfterRelocation(heldUntil, next, account > 0),
      ...(elsewhere.length > 0 ? { attention: SAME_TIME } : {}),
    },
  })
}

/** An offer that still stands was made for the old time: it is sent again in words that are true. */
async function repeatOffers(db: Transaction, offlineEducationNo: number, now: Date): Promise<void> {
  const offers = await db.waitingEntry.findMany({
    where: { offlineEducationNo, status: 'offered', offerUntil: { gt: now } },
  })
  for (const { waitingNo, memberNo } of offers) await tellPerson(db, 'seatOffered', memberNo, waitingNo, now)
  await handOver(db, offerSeats, { offlineEducationNo })
}
