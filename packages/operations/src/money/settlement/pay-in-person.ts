import { issueEnrolmentSlip } from '@hygiene/contracts/platform/job/issue-enrolment-slip'
import { handOver } from '@hygiene/db/outbox'
import type { Transaction } from '@hygiene/db/connect'
import { judgeInPersonMoney, recordsAwaiting } from '@hygiene/domain/money/payment/in-person-money'
import { mayStepInPerson } from '@hygiene/domain/in-person/enrolment/record-step'
import type { StrayMoney } from '@hygiene/domain/money/order/order-text'
import { isNoLongerNeeded } from '../../education/course/is-no-longer-needed.ts'
import { notifyPerson } from '../../platform/message/notify-person.ts'
import type { BookedApplication } from '../../in-person/seat/booking-of.ts'
import { findSeatsAtSameTime } from '../../in-person/seat/find-seat-of.ts'
import { takeSeat } from '../../in-person/seat/take-seat.ts'
import { stepOneInPerson } from '../../platform/records/step-in-person.ts'
import { hasBeenAppliedAgain } from './has-been-applied-again.ts'

/**
 * Sells the seat of a locked in-person application and pays its records. After a lapsed hold it checks that the seat is free and
 * that licences and day are not booked otherwise and still need it. Locks the session last. Returns the reason if it refuses.
 */
export async function payInPerson(
  db: Transaction,
  booked: BookedApplication,
  money: { amountWon: number; paidAt: Date },
  now: Date,
): Promise<StrayMoney | null> {
  const { applicationNo, memberNo, session } = booked
  const facts = { amountWon: money.amountWon, depositedAt: money.paidAt, booking: booked, session }
  const verdict = judgeInPersonMoney({ ...facts, records: booked.enrolments }, now)
  if (!verdict.allowed) return verdict.reason
  if (await hasWithdrawn(db, memberNo)) return 'APPLICATION_ENDED'

  const awaiting = recordsAwaiting(booked.enrolments)
  if (await hasBeenAppliedAgain(db, awaiting)) return 'APPLIED_AGAIN'
  if (await isNoLongerNeeded(db, awaiting, now)) return 'NO_LONGER_NEEDED'
  const others = await findSeatsAtSameTime(db, memberNo, session, now, applicationNo)
  if (others.length > 0) return 'BOOKED_ELSEWHERE'
  if (!(await takeSeat(db, applicationNo, now))) return 'SEAT_GONE'

  const columns = { paidAt: money.paidAt, endReason: null, endedAt: null }
  for (const record of awaiting.toSorted(byLicence)) {
    const { inPersonEnrolmentNo } = record
    await stepOneInPerson(
      db,
      mayStepInPerson('pay', record) ? 'pay' : 'payLate',
      inPersonEnrolmentNo,
      columns,
    )
    await handOver(db, issueEnrolmentSlip, { inPersonEnrolmentNo })
  }
  await notifyPerson(db, 'seatConfirmed', memberNo, applicationNo, now)
  return null
}

/** Sorts by licence, the common lock order for licences. */
function byLicence(one: { licenceKey: string }, other: { licenceKey: string }): number {
  return one.licenceKey < other.licenceKey ? -1 : 1
}

async function hasWithdrawn(db: Transaction, memberNo: number): Promise<boolean> {
  const { withdrawnAt } = await db.member.findUniqueOrThrow({ where: { memberNo } })
  return withdrawnAt !== null
}
