import { describe, expect, test } from 'vitest'
import { inPersonStatuses, isInPersonLive } from '../../in-person/enrolment/record-status.ts'
import { IndustryType, OnlineType, SalesType } from '../../text.ts'
import { defaultOnlineWindow } from './application-window.ts'
import { type EducationRecord, isNoLongerNeeded, isRecordOf } from './education-records.ts'
import { type EligibilityFacts, judgeEligibility } from './online-eligibility.ts'
import { enrolmentStatuses, isLive } from './enrolment-status.ts'

const november = new Date('2026-11-20T01:00:00Z')
const newYearsEve = new Date('2026-12-31T10:00:00Z')
const seoul = '1100000000'
const busan = '2600000000'

const owner: EligibilityFacts = {
  year: 2026,
  salesType: SalesType.existing,
  industryType: IndustryType.generalRestaurant,
  onlineType: OnlineType.online,
  licenceKey: '20190123456',
  businessTypeName: '일반음식점',
  provinceCode: seoul,
  records: [],
  windows: [defaultOnlineWindow(2026)],
}

const earlier: EducationRecord = {
  licenceKey: '20190123456',
  isApplicants: true,
  year: 2026,
  salesType: SalesType.existing,
  industryType: IndustryType.generalRestaurant,
  provinceCode: seoul,
  status: 'completed',
}
const otherPlace = { ...earlier, licenceKey: '20200999999' }

function judge(change: Partial<EligibilityFacts>, now = november) {
  return judgeEligibility({ ...owner, ...change }, now)
}

function caseAfter(...records: EducationRecord[]) {
  return judge({ records }).case
}

describe('an existing restaurant operator', () => {
  test('lets the operator apply once a year', () => {
    expect(judge({})).toMatchObject({ eligible: true, case: 'ELIGIBLE_YEARLY' })
    expect(caseAfter({ ...earlier, year: 2025 })).toBe('ELIGIBLE_YEARLY')
  })

  test('requires no course when the place was trained this year, also by another person', () => {
    expect(caseAfter({ ...earlier, isApplicants: false })).toBe('ALREADY_TRAINED_THIS_YEAR')
    expect(judge({ records: [earlier] }).eligible).toBe(false)
  })

  test.each(enrolmentStatuses.filter((status) => status !== 'completed'))(
    'judges an operator with an application that is %s',
    (status) => {
      expect(caseAfter({ ...earlier, status })).toBe(isLive(status) ? 'ALREADY_APPLIED' : 'ELIGIBLE_YEARLY')
    },
  )

  test.each(inPersonStatuses.filter((status) => status !== 'completed'))(
    'judges an operator with an in-person application that is %s',
    (status) => {
      expect(caseAfter({ ...earlier, status })).toBe(
        isInPersonLive(status) ? 'ALREADY_APPLIED' : 'ELIGIBLE_YEARLY',
      )
    },
  )

  test('counts the course for another place in the same province', () => {
    expect(judge({ records: [otherPlace] })).toMatchObject({
      eligible: false,
      case: 'COVERED_BY_SAME_PROVINCE',
      ground: '「식품위생법 시행규칙」 제52조제4항',
      overridable: false,
    })
  })

  test.each([
    ['another province', { provinceCode: busan }],
    ['another person', { isApplicants: false }],
    ['another trade', { industryType: IndustryType.groupMeal }],
    ['last year', { year: 2025 }],
    ['not completed', { status: 'studying' as const }],
  ])('does not count education of %s', (_, change) => {
    expect(caseAfter({ ...otherPlace, ...change })).toBe('ELIGIBLE_YEARLY')
  })

  test('requires the yearly course from the year after the opening course', () => {
    const opening = { ...earlier, salesType: SalesType.new }
    expect(caseAfter(opening)).toBe('NEW_OPERATOR_COURSE_THIS_YEAR')
    expect(caseAfter({ ...opening, licenceKey: '20260555555' })).toBe('NEW_OPERATOR_COURSE_THIS_YEAR')
    expect(caseAfter({ ...opening, year: 2025 })).toBe('ELIGIBLE_YEARLY')
  })

  test('names the next period outside the current one unless no course is needed', () => {
    expect(judge({}, newYearsEve)).toMatchObject({
      eligible: false,
      case: 'OUTSIDE_PERIOD',
      sentence: '2026년도 온라인 교육 신청기간이 아닙니다.',
    })
    expect(judge({ records: [earlier] }, newYearsEve).case).toBe('ALREADY_TRAINED_THIS_YEAR')
  })
})

describe('other applicants', () => {
  test('sends a person who opens a business to a venue', () => {
    expect(judge({ salesType: SalesType.new })).toMatchObject({
      eligible: false,
      case: 'NEW_OPERATOR_NEEDS_COLLECTIVE',
      ground: '「식품위생법」 제41조제6항',
    })
    expect(judge({ salesType: SalesType.new, isRemoteAllowedForNew: true }).eligible).toBe(true)
  })

  test('sends an operator of a bakery to the bakers’ association', () => {
    expect(judge({ businessTypeName: '제과점영업' }).case).toBe('TRADE_NOT_SERVED')
  })

  test('notifies a person of a wrong choice of trade', () => {
    const answer = judge({ businessTypeName: '집단급식소' })
    expect(answer.case).toBe('TRADE_NOT_SERVED')
    expect(answer.sentence).toContain('업종으로 다시 골라주세요')
  })

  test('accepts the chosen trade when a person typed the licence by hand', () => {
    expect(judge({ businessTypeName: ' ' }).eligible).toBe(true)
  })
})

describe('a certificate that makes a course unnecessary', () => {
  test.each([
    ['of the place itself', { licenceKey: owner.licenceKey }, 'ALREADY_TRAINED_THIS_YEAR', true],
    ['of another place, for the place itself', {}, 'ALREADY_TRAINED_THIS_YEAR', false],
    ['of another place of the province', {}, 'COVERED_BY_SAME_PROVINCE', true],
    ['of another province', { provinceCode: busan }, 'COVERED_BY_SAME_PROVINCE', false],
    ['of another person', { isApplicants: false }, 'COVERED_BY_SAME_PROVINCE', false],
    ['of a course under way', { status: 'studying' }, 'COVERED_BY_SAME_PROVINCE', false],
    ['of the opening course', { salesType: SalesType.new }, 'NEW_OPERATOR_COURSE_THIS_YEAR', true],
    ['of last year', { year: 2025 }, 'COVERED_BY_SAME_PROVINCE', false],
    ['of an earlier opening', { salesType: SalesType.new, year: 2019 }, 'EARLIER_OPENING_COURSE', true],
  ] as const)(
    'decides whether a certificate %s with %j counts for %s: %s',
    (_what, change, which, expected) => {
      expect(isRecordOf(which, { ...otherPlace, ...change }, owner)).toBe(expected)
    },
  )
})

describe('an application that awaits payment', () => {
  const inProgress = [...enrolmentStatuses, ...inPersonStatuses].filter((status) => status !== 'completed')

  test.each([
    ['another place of the province', {}, true],
    ['the place itself, by another person', { licenceKey: owner.licenceKey, isApplicants: false }, true],
    ['the opening course of a place', { salesType: SalesType.new }, true],
    ['another province', { provinceCode: busan }, false],
    ['another person', { isApplicants: false }, false],
    ['last year', { year: 2025 }, false],
    ...inProgress.map((status) => [`another place, which is ${status}`, { status }, false] as const),
    ['the place itself, which is only paid', { licenceKey: owner.licenceKey, status: 'paid' }, false],
  ] as const)(
    'decides after %s with %j whether an application is unnecessary: %s',
    (_what, change, isNeedless) => {
      expect(isNoLongerNeeded({ ...owner, records: [{ ...otherPlace, ...change }] })).toBe(isNeedless)
    },
  )

  test('drops an application for the opening course when a course of the trade exists', () => {
    const opener = { ...owner, salesType: SalesType.new }
    const opening = { ...otherPlace, salesType: SalesType.new, year: 2019, provinceCode: busan }
    expect(isNoLongerNeeded({ ...opener, records: [opening] })).toBe(true)
    expect(isNoLongerNeeded({ ...opener, records: [{ ...opening, status: 'paid' }] })).toBe(false)
    expect(isNoLongerNeeded({ ...opener, records: [otherPlace] })).toBe(false)
  })
})
