import type { InPersonEndReason, InPersonStatus } from './record-status.ts'

interface Step {
  from: readonly InPersonStatus[]
  to: InPersonStatus
  /** Only of records that ended for this reason. */
  endedBy?: InPersonEndReason
}

/** Everything that happens to the status of an in-person record (docs/rules/in-person.md, life cycle); nothing else writes it. */
export const inPersonSteps = {
  pay: { from: ['applied'], to: 'paid' },
  /** A deposit after the hold takes a free seat again. */
  payLate: { from: ['cancelled'], to: 'paid', endedBy: 'holdLapsed' },
  /** Came in in time and went out at the end. */
  attend: { from: ['paid'], to: 'attended' },
  complete: { from: ['attended'], to: 'completed' },
  cancel: { from: ['applied'], to: 'cancelled' },
  /** The association cancels the session, also with people in the venue. */
  cancelSession: { from: ['applied', 'paid', 'attended'], to: 'cancelled' },
  refund: { from: ['paid', 'attended'], to: 'refunded' },
  /** The money of a session the association cancelled goes back once the person has named an account. */
  refundCancelled: { from: ['cancelled'], to: 'refunded', endedBy: 'sessionCancelled' },
  declareAbsent: { from: ['paid', 'attended'], to: 'absent' },
  /** Staff put right that the person was there. */
  correctAbsence: { from: ['absent'], to: 'paid' },
  /** The certificate is declared void by two people (docs/rules/certificate.md). */
  revoke: { from: ['completed'], to: 'revoked' },
} as const satisfies Record<string, Step>

export type InPersonStep = keyof typeof inPersonSteps

/** May this happen to the record as it stands? */
export function mayStepInPerson(
  step: InPersonStep,
  { status, endReason }: { status: InPersonStatus; endReason: InPersonEndReason | null },
): boolean {
  const { from, endedBy }: Step = inPersonSteps[step]
  return from.includes(status) && (endedBy === undefined || endReason === endedBy)
}
