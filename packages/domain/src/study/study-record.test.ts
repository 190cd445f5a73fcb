import { describe, expect, test } from 'vitest'
import { identityValidUntil, statusAt, studyFactsAt } from './study-record.ts'

describe('an enrolment ends with its education year', () => {
  test.each([
    ['studying', '2026-12-31T14:59:59.999Z', 'studying'],
    ['studying', '2026-12-31T15:00:00.000Z', 'expired'],
    ['surveyed', '2027-01-05T00:00:00.000Z', 'expired'],
    ['completed', '2027-01-05T00:00:00.000Z', 'completed'],
    ['refunded', '2027-01-05T00:00:00.000Z', 'refunded'],
  ] as const)('%s at %s is %s', (status, at, expected) => {
    expect(statusAt({ status, year: 2026 }, new Date(at))).toBe(expected)
  })
})

test('a stored identity check is one of the enrolled person and good for 30 minutes', () => {
  const checkedAt = new Date('2026-11-21T01:00:00Z')
  const record = {
    status: 'surveyed',
    year: 2026,
    lectureCount: 2,
    finishedLectureCount: 2,
    isSurveyDone: true,
    identityCheckedAt: checkedAt,
  } as const
  expect(studyFactsAt(record, checkedAt).identity).toEqual({ checkedAt, isEnrolledPerson: true })
  expect(studyFactsAt({ ...record, identityCheckedAt: null }, checkedAt).identity).toBeNull()
  expect(identityValidUntil(checkedAt).toISOString()).toBe('2026-11-21T01:30:00.000Z')
})
