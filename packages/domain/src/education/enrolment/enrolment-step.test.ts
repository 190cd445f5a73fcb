import { describe, expect, test } from 'vitest'
import { type EnrolmentStatus, enrolmentStatuses, hasEnded } from './enrolment-status.ts'
import { type EnrolmentStep, enrolmentSteps, mayStepOnline } from './enrolment-step.ts'
import { keysOf } from '../../keys-of.ts'

const rows: [EnrolmentStep, EnrolmentStatus, EnrolmentStatus][] = [
  ['pay', 'applied', 'paid'],
  ['cancel', 'applied', 'cancelled'],
  ['expire', 'applied', 'expired'],
  ['beginStudy', 'paid', 'studying'],
  ['refund', 'paid', 'refunded'],
  ['expire', 'paid', 'expired'],
  ['finishLectures', 'studying', 'studied'],
  ['refund', 'studying', 'refunded'],
  ['expire', 'studying', 'expired'],
  ['answerSurvey', 'studied', 'surveyed'],
  ['refund', 'studied', 'refunded'],
  ['expire', 'studied', 'expired'],
  ['complete', 'surveyed', 'completed'],
  ['refund', 'surveyed', 'refunded'],
  ['expire', 'surveyed', 'expired'],
  ['revoke', 'completed', 'revoked'],
]

const steps = keysOf(enrolmentSteps)

describe('an online enrolment', () => {
  test.each(steps.flatMap((step) => enrolmentStatuses.map((status) => [step, status] as const)))(
    'allows the step %s from %s only when the table lists the step',
    (step, status) => {
      const row = rows.find(([name, from]) => name === step && from === status)
      const reached = mayStepOnline(step, status) ? enrolmentSteps[step].to : null
      expect(reached).toBe(row?.[2] ?? null)
    },
  )

  test('lets an ended enrolment change only when its certificate is revoked', () => {
    expect(rows.filter(([, from]) => hasEnded(from))).toEqual([['revoke', 'completed', 'revoked']])
  })

  test('reaches every status by some step', () => {
    const reached = new Set(['applied', ...rows.map(([, , to]) => to)])
    expect(enrolmentStatuses.filter((status) => !reached.has(status))).toEqual([])
  })
})
