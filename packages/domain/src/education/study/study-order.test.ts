import { describe, expect, test } from 'vitest'
import { enrolmentStatuses } from '../enrolment/enrolment-status.ts'
import { creditReasonSentence } from './credit-reason-text.ts'
import { type StudyAction, type StudyFacts, mayDo, nextStudyStep } from './study-order.ts'

const now = new Date('2026-11-20T01:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const actions: StudyAction[] = ['lectures', 'survey', 'identity', 'exam']

const begun: StudyFacts = {
  status: 'studying',
  lectureCount: 3,
  finishedLectureCount: 1,
  isSurveyDone: false,
  identity: null,
}
const studied: StudyFacts = { ...begun, status: 'studied', finishedLectureCount: 3 }
const surveyed: StudyFacts = { ...studied, status: 'surveyed', isSurveyDone: true }
const checked: StudyFacts = { ...surveyed, identity: { checkedAt: minutesAgo(29), isEnrolledPerson: true } }

const yes = { allowed: true }
const no = (reason: string) => ({ allowed: false, reason })

describe('order of study', () => {
  test.each([
    [
      'begun',
      begun,
      'lectures',
      [yes, no('LECTURES_NOT_FINISHED'), no('LECTURES_NOT_FINISHED'), no('LECTURES_NOT_FINISHED')],
    ],
    ['studied', studied, 'survey', [yes, yes, no('SURVEY_NOT_DONE'), no('SURVEY_NOT_DONE')]],
    ['surveyed', surveyed, 'identity', [yes, yes, yes, no('IDENTITY_NOT_CHECKED')]],
    ['checked', checked, 'exam', [yes, yes, yes, yes]],
  ])('names the next step and the allowed actions for the state %s', (_, facts, next, verdicts) => {
    expect(nextStudyStep(facts, now)).toBe(next)
    expect(actions.map((action) => mayDo(action, facts, now))).toEqual(verdicts)
  })

  test.each([
    ['30 minutes old', { checkedAt: minutesAgo(30), isEnrolledPerson: true }],
    ['of another person', { checkedAt: minutesAgo(1), isEnrolledPerson: false }],
  ])('refuses the exam after an identity check %s', (_, identity) => {
    expect(mayDo('exam', { ...surveyed, identity }, now)).toEqual(no('IDENTITY_NOT_CHECKED'))
    expect(nextStudyStep({ ...surveyed, identity }, now)).toBe('identity')
  })

  test.each(enrolmentStatuses)('decides on study actions while the enrolment is %s', (status) => {
    const reasons = { applied: 'NOT_PAID', completed: 'ALREADY_COMPLETED' } as Record<string, string>
    const ended = ['cancelled', 'refunded', 'expired', 'revoked'].includes(status)
      ? 'ENROLMENT_ENDED'
      : undefined
    const reason = reasons[status] ?? ended
    expect(mayDo('exam', { ...checked, status }, now)).toEqual(reason === undefined ? yes : no(reason))
    expect(nextStudyStep({ ...checked, status }, now)).toBe(status === 'completed' ? 'completed' : 'exam')
  })

  test('never counts a course without lectures as finished', () => {
    const empty = { ...checked, lectureCount: 0, finishedLectureCount: 0 }
    expect(mayDo('exam', empty, now)).toEqual(no('LECTURES_NOT_FINISHED'))
  })
})

test('explains every reason for uncounted minutes in one sentence', () => {
  for (const sentence of Object.values(creditReasonSentence)) {
    expect(sentence.match(/[.]/g)).toHaveLength(1)
    expect(sentence).toMatch(/(니다|요)\.$/)
  }
})
