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
    'takes the step %s from %s only as its row says',
    (step, status) => {
      const row = rows.find(([name, from]) => name === step && from === status)
      const reached = mayStepOnline(step, status) ? enrolmentSteps[step].to : null
      expect(reached).toBe(row?.[2] ?? null)
    },
  )

  test('leaves its end only where the certificate is revoked', () => {
    expect(rows.filter(([, from]) => hasEnded(from))).toEqual([['revoke', 'completed', 'revoked']])
  })

  test('can reach every status', () => {
    const reached = new Set(['applied', ...rows.map(([, , to]) => to)])
    expect(enrolmentStatuses.filter((status) => !reached.has(status))).toEqual([])
  })
})
