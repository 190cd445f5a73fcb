import type { EnrolmentStatus } from './enrolment-status.ts'

interface Step {
  from: readonly EnrolmentStatus[]
  to: EnrolmentStatus
}

/** Is the only way to change the status of an online enrolment (docs/rules/enrolment.md, life cycle). */
export const enrolmentSteps = {
  pay: { from: ['applied'], to: 'paid' },
  beginStudy: { from: ['paid'], to: 'studying' },
  finishLectures: { from: ['studying'], to: 'studied' },
  answerSurvey: { from: ['studied'], to: 'surveyed' },
  complete: { from: ['surveyed'], to: 'completed' },
  cancel: { from: ['applied'], to: 'cancelled' },
  refund: { from: ['paid', 'studying', 'studied', 'surveyed'], to: 'refunded' },
  expire: { from: ['applied', 'paid', 'studying', 'studied', 'surveyed'], to: 'expired' },
  /** Two people declare the certificate void (docs/rules/certificate.md). */
  revoke: { from: ['completed'], to: 'revoked' },
} as const satisfies Record<string, Step>

export type EnrolmentStep = keyof typeof enrolmentSteps

export function mayStepOnline(step: EnrolmentStep, status: EnrolmentStatus): boolean {
  const { from }: Step = enrolmentSteps[step]
  return from.includes(status)
}
