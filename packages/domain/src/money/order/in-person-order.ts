import { hasSeat, type Seat } from '../../in-person/seat/seat-taken.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { isInPersonPaid } from '../../in-person/enrolment/record-status.ts'
import { mayStepInPerson } from '../../in-person/enrolment/record-step.ts'
import type { RecordToPay } from '../payment/in-person-money.ts'

export type InPersonOrderFacts = {
  records: readonly RecordToPay[]
  booking: { seat: Seat; heldUntil: Date | null }
  session: { status: 'open' | 'cancelled' | 'closed'; startsAt: Date }
}

export type OrderRefusal =
  | 'SESSION_CANCELLED'
  | 'ALREADY_PAID'
  | 'ALREADY_ENDED'
  | 'NO_SEAT'
  | 'SESSION_APPLICATIONS_CLOSED'

/** Requires a seat: a place on the waiting list cannot be paid. */
export function judgeInPersonOrder(
  { records, booking, session }: InPersonOrderFacts,
  now: Date,
): Verdict<OrderRefusal> {
  if (session.status === 'cancelled') return denied('SESSION_CANCELLED')
  if (records.some(({ status }) => isInPersonPaid(status))) return denied('ALREADY_PAID')
  if (!records.some((record) => mayStepInPerson('pay', record))) {
    const hasLapsed = records.some((record) => mayStepInPerson('payLate', record))
    return denied(hasLapsed ? 'NO_SEAT' : 'ALREADY_ENDED')
  }
  if (!hasSeat(booking, now)) return denied('NO_SEAT')
  // A person who applied in time may pay after applications have closed while the seat is held.
  const isOver = session.status === 'closed' || session.startsAt <= now
  return isOver ? denied('SESSION_APPLICATIONS_CLOSED') : allowed()
}
