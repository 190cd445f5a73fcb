import { describe, expect, test } from 'vitest'
import {
  type EnrolmentStatus,
  enrolmentStatuses,
  hasEnded,
  isLive,
  isUnderStudy,
  mayBecome,
} from './enrolment-status.ts'

const allowedSteps: [EnrolmentStatus, EnrolmentStatus][] = [
  ['applied', 'paid'],
  ['applied', 'cancelled'],
  ['applied', 'expired'],
  ['paid', 'studying'],
  ['paid', 'refunded'],
  ['paid', 'expired'],
  ['studying', 'studied'],
  ['studying', 'refunded'],
  ['studying', 'expired'],
  ['studied', 'surveyed'],
  ['studied', 'refunded'],
  ['studied', 'expired'],
  ['surveyed', 'completed'],
  ['surveyed', 'refunded'],
  ['surveyed', 'expired'],
]

const everyPair = enrolmentStatuses.flatMap((from) => enrolmentStatuses.map((to) => [from, to] as const))

describe('an enrolment', () => {
  test.each(everyPair)('from %s to %s', (from, to) => {
    const expected = allowedSteps.some(([one, other]) => one === from && other === to)
    expect(mayBecome(from, to).allowed).toBe(expected)
  })

  test('ends completed, cancelled, refunded or expired', () => {
    expect(enrolmentStatuses.filter(hasEnded)).toEqual(['completed', 'cancelled', 'refunded', 'expired'])
    expect(enrolmentStatuses.filter((status) => isLive(status) === hasEnded(status))).toEqual([])
  })

  test('is studied only between payment and its end', () => {
    expect(enrolmentStatuses.filter(isUnderStudy)).toEqual(['paid', 'studying', 'studied', 'surveyed'])
  })
})
