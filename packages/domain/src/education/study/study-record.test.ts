import { describe, expect, test } from 'vitest'
import {
  identityValidUntil,
  mayReplayLecture,
  mayStudyLecture,
  statusAt,
  studyFactsAt,
} from './study-record.ts'

describe('an enrolment at the end of its year', () => {
  test.each([
    ['studying', '2026-12-31T14:59:59.999Z', 'studying'],
    ['studying', '2026-12-31T15:00:00.000Z', 'expired'],
    ['surveyed', '2027-01-05T00:00:00.000Z', 'expired'],
    ['completed', '2027-01-05T00:00:00.000Z', 'completed'],
    ['refunded', '2027-01-05T00:00:00.000Z', 'refunded'],
  ] as const)('turns the status %s at %s into %s', (status, at, expected) => {
    expect(statusAt({ status, year: 2026, extendedToOn: null }, new Date(at))).toBe(expected)
  })
})

test('accepts a stored identity check of the enrolled person for 30 minutes', () => {
  const checkedAt = new Date('2026-11-21T01:00:00Z')
  const record = {
    status: 'surveyed',
    year: 2026,
    extendedToOn: null,
    lectureCount: 2,
    finishedLectureCount: 2,
    isSurveyDone: true,
    identityCheckedAt: checkedAt,
  } as const
  expect(studyFactsAt(record, checkedAt).identity).toEqual({ checkedAt, isEnrolledPerson: true })
  expect(studyFactsAt({ ...record, identityCheckedAt: null }, checkedAt).identity).toBeNull()
  expect(identityValidUntil(checkedAt).toISOString()).toBe('2026-11-21T01:30:00.000Z')
})

const verdictOf = (answer: true | string) =>
  answer === true ? { allowed: true } : { allowed: false, reason: answer }

describe('study and replay of a lecture', () => {
  const during = new Date('2026-11-21T01:00:00Z')
  const after = new Date('2027-01-01T00:00:00Z')
  test.each([
    ['paid', false, during, true, 'LECTURE_NOT_FINISHED'],
    ['studying', false, during, true, 'LECTURE_NOT_FINISHED'],
    ['studying', true, during, 'LECTURE_FINISHED', true],
    ['surveyed', true, during, 'LECTURE_FINISHED', true],
    ['completed', true, during, 'LECTURE_FINISHED', true],
    ['completed', false, during, 'LECTURE_FINISHED', true],
    ['completed', true, after, 'LECTURE_FINISHED', true],
    ['studying', true, after, 'ENROLMENT_ENDED', 'ENROLMENT_ENDED'],
    ['applied', true, during, 'NOT_PAID', 'NOT_PAID'],
    ['refunded', true, during, 'ENROLMENT_ENDED', 'ENROLMENT_ENDED'],
    ['expired', true, during, 'ENROLMENT_ENDED', 'ENROLMENT_ENDED'],
  ] as const)(
    'judges status %s, finished %s, at %s: study %s, replay %s',
    (status, isFinished, now, study, replay) => {
      const enrolment = { status, year: 2026, extendedToOn: null }
      expect(mayStudyLecture(enrolment, { isFinished }, now)).toEqual(verdictOf(study))
      expect(mayReplayLecture(enrolment, { isFinished }, now)).toEqual(verdictOf(replay))
    },
  )
})
