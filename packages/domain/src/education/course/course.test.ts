import { describe, expect, it } from 'vitest'
import { courseDifference, type CourseRules } from './course-rules.ts'
import type { TaxKind } from '../../money/payment/tax.ts'
import { courseVersionState, mayPublish, needsTwoPeople, versionStart } from './course-version.ts'
import { aYearLater, type ComingCourse, isNextYearDue, missingOfNextYear } from './next-year.ts'
import type { OnlineType } from '../../text.ts'

const at = (wall: string) => new Date(`${wall}+09:00`)
const NOW = at('2026-11-23T10:00:00')

const RULES: CourseRules = {
  priceWon: 36_000,
  hours: 3,
  passScore: 60,
  questionCount: 20,
  maxAttempts: 3,
  lectures: [{ lectureNo: 1, title: '식중독 예방', durationSeconds: 2100 }],
  windows: [{ opensAt: at('2027-01-01T09:00:00'), closesAt: at('2027-12-31T18:00:00') }],
}

describe('the difference of two course versions', () => {
  it.each<[string, Partial<CourseRules>, string, string]>([
    ['교육비', { priceWon: 40_000 }, '36,000원', '40,000원'],
    ['교육 시간', { hours: 4 }, '3시간', '4시간'],
    ['합격 점수', { passScore: 70 }, '60점', '70점'],
    ['문항 수', { questionCount: 25 }, '20문항', '25문항'],
    ['평가 횟수', { maxAttempts: null }, '3회', '제한 없음'],
    ['강의 차례', { lectures: [] }, '1강 35분: 식중독 예방', '없음'],
    ['신청 기간', { windows: [] }, '2027.01.01 09:00 ~ 2027.12.31 18:00', '없음'],
  ])('names %s before and after the change', (label, more, before, after) => {
    expect(courseDifference(RULES, { ...RULES, ...more })).toMatchObject([{ label, before, after }])
  })

  it('lists no difference of equal rules and everything of the first version', () => {
    expect(courseDifference(RULES, { ...RULES })).toEqual([])
    expect(courseDifference(null, RULES)).toHaveLength(7)
  })
})

it.each([
  ['2026-11-01T00:00:00', 'past'],
  ['2026-11-20T00:00:00', 'running'],
  ['2026-12-01T00:00:00', 'planned'],
  [null, 'draft'],
] as const)('judges a version that begins at %s as %s', (start, state) => {
  const all = ['2026-11-01T00:00:00', '2026-11-20T00:00:00', '2026-12-01T00:00:00'].map((wall) => ({
    startsAt: at(wall),
  }))
  expect(courseVersionState(start === null ? null : at(start), all, NOW)).toBe(state)
})

describe('publication of a course version', () => {
  it.each([
    [null, '2026-11-23T10:01:00'],
    ['2026-11-20T00:00:00', '2026-11-23T10:01:00'],
    ['2026-12-16T09:00:00', '2026-12-16T09:00:00'],
  ])('starts a version requested for %s at %s and never in the past', (asked, start) => {
    expect(versionStart(asked === null ? null : at(asked), NOW)).toEqual(at(start))
  })

  it.each([
    [2025, true],
    [2026, true],
    [2027, false],
  ])('decides for a course of %d whether publication needs two people: %s', (year, two) => {
    expect(needsTwoPeople({ year }, NOW)).toBe(two)
  })

  const draft = {
    course: { year: 2026, onlineType: 1 as OnlineType, taxKind: 'exempt' as TaxKind },
    rules: RULES,
    bankCount: 60,
    hasSurvey: true,
    startsAt: NOW,
    lastStartsAt: null,
    differences: 1,
  }
  it.each<[string, Partial<typeof draft> | { lastStartsAt: Date }, string | undefined]>([
    ['that is whole', {}, undefined],
    ['without lectures', { rules: { ...RULES, lectures: [] } }, 'COURSE_NO_LECTURES'],
    ['without a price', { rules: { ...RULES, priceWon: 0 } }, 'COURSE_NO_PRICE'],
    ['without a window', { rules: { ...RULES, windows: [] } }, 'COURSE_NO_WINDOW'],
    [
      'without a tax decision',
      { course: { year: 2026, onlineType: 2, taxKind: 'undecided' } },
      'COURSE_NEEDS_TAX',
    ],
    ['without a survey of its year', { hasSurvey: false }, 'COURSE_NO_SURVEY'],
    ['with a bank too small', { bankCount: 19 }, 'COURSE_BANK_SHORT'],
    [
      'in a venue, which needs none of these',
      { course: { year: 2026, onlineType: 2, taxKind: 'exempt' }, bankCount: 0, hasSurvey: false },
      undefined,
    ],
    ['after its year', { startsAt: at('2027-01-01T00:00:00') }, 'COURSE_START_AFTER_YEAR'],
    [
      'before one that is planned',
      { lastStartsAt: at('2026-12-01T00:00:00') },
      'COURSE_START_BEFORE_PLANNED',
    ],
    ['that changes nothing', { differences: 0 }, 'COURSE_SAME_RULES'],
  ])('judges the publication of a draft %s', (_what, more, reason) => {
    const verdict = mayPublish({ ...draft, ...more })
    expect(verdict.allowed ? undefined : verdict.reason).toBe(reason)
  })
})

describe('preparation of the coming year', () => {
  it.each([
    ['2026-01-01T09:00:00', '2027-01-01T09:00:00'],
    ['2026-12-31T18:00:00', '2027-12-31T18:00:00'],
    ['2028-02-29T00:30:00', '2029-02-28T00:30:00'],
  ])('moves the instant %s a year later to %s', (wall, later) => {
    expect(aYearLater(at(wall))).toEqual(at(later))
  })

  const next = {
    courseNo: 9,
    isPublished: true,
    lectureCount: 2,
    windowCount: 1,
    questionCount: 20,
    bankCount: 60,
  }
  const online = (more: Partial<typeof next> | null): ComingCourse => ({
    onlineType: 1,
    next: more && { ...next, ...more },
  })
  const venue: ComingCourse = { onlineType: 2, next: null }

  it.each<[string, ComingCourse[], boolean, string[]]>([
    ['nothing where all is published', [online({})], true, []],
    ['everything while this year has no course', [], true, ['courses 0']],
    [
      'every part of a course there is not',
      [online(null)],
      false,
      ['courses 1', 'lectures 1', 'windows 1', 'bank 1', 'survey 1'],
    ],
    ['a draft that is not published', [online({ isPublished: false })], true, ['courses 1 9']],
    [
      'the lectures of a draft',
      [online({ isPublished: false, lectureCount: 0 })],
      true,
      ['courses 1 9', 'lectures 1 9'],
    ],
    ['no lectures of a venue', [venue], true, ['courses 1']],
    ['how many courses lack it', [online({ bankCount: 3 }), online({ bankCount: 0 })], true, ['bank 2']],
  ])('reports as missing %s', (_what, courses, hasSurvey, missing) => {
    const found = missingOfNextYear(courses, hasSurvey)
    expect(
      found.map(({ part, count, courseNo }) =>
        [part, count, courseNo].filter((one) => one !== null).join(' '),
      ),
    ).toEqual(missing)
  })

  it.each([
    ['2026-10-31T23:59:59', false],
    ['2026-11-01T00:00:00', true],
  ])('decides at %s whether preparation of the next year is due: %s', (wall, isDue) => {
    expect(isNextYearDue(at(wall))).toBe(isDue)
  })
})
