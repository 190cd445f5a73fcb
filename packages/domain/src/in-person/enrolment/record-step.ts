import type { InPersonEndReason, InPersonStatus } from './record-status.ts'

interface Step {
  from: readonly InPersonStatus[]
  to: InPersonStatus
  endedBy?: InPersonEndReason
}

/** Is the only way to change the status of an in-person record (docs/rules/in-person.md, life cycle). */
export const inPersonSteps = {
  pay: { from: ['applied'], to: 'paid' },
  /** A deposit after the hold takes a seat again if one is free. */
  payLate: { from: ['cancelled'], to: 'paid', endedBy: 'holdLapsed' },
  attend: { from: ['paid'], to: 'attended' },
  complete: { from: ['attended'], to: 'completed' },
  cancel: { from: ['applied'], to: 'cancelled' },
  cancelSession: { from: ['applied', 'paid', 'attended'], to: 'cancelled' },
  refund: { from: ['paid', 'attended'], to: 'refunded' },
  refundCancelled: { from: ['cancelled'], to: 'refunded', endedBy: 'sessionCancelled' },
  declareAbsent: { from: ['paid', 'attended'], to: 'absent' },
  correctAbsence: { from: ['absent'], to: 'paid' },
  /** Two people declare the certificate void (docs/rules/certificate.md). */
  revoke: { from: ['completed'], to: 'revoked' },
} as const satisfies Record<string, Step>

export type InPersonStep = keyof typeof inPersonSteps

export function mayStepInPerson(
  step: InPersonStep,
  { status, endReason }: { status: InPersonStatus; endReason: InPersonEndReason | null },
): boolean {
  const { from, endedBy }: Step = inPersonSteps[step]
  return from.includes(status) && (endedBy === undefined || endReason === endedBy)
}
