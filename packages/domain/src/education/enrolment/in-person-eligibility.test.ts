import { describe, expect, test } from 'vitest'
import type { EducationRecord, PlaceFacts } from './education-records.ts'
import { enrolmentStatuses } from './enrolment-status.ts'
import { IndustryType, SalesType } from '../../text.ts'
import { judgeInPersonEligibility } from './in-person-eligibility.ts'
import { inPersonStatuses, isInPersonLive } from '../../in-person/enrolment/record-status.ts'

const seoul = '1100000000'
const opener: PlaceFacts = {
  year: 2026,
  salesType: SalesType.new,
  industryType: IndustryType.generalRestaurant,
  licenceKey: '20260123456',
  businessTypeName: '',
  provinceCode: seoul,
  records: [],
}
const owner: PlaceFacts = { ...opener, salesType: SalesType.existing }

const opening: EducationRecord = {
  licenceKey: '20200999999',
  isApplicants: true,
  year: 2022,
  salesType: SalesType.new,
  industryType: IndustryType.generalRestaurant,
  provinceCode: seoul,
  status: 'completed',
}
const samePlace = { ...opening, licenceKey: '20260123456', year: 2026 }

const caseOf = (facts: PlaceFacts, ...records: EducationRecord[]) =>
  judgeInPersonEligibility({ ...facts, records }).case

describe('a new operator', () => {
  test('sends a new operator to a venue and names the legal basis', () => {
    expect(judgeInPersonEligibility(opener)).toEqual({
      eligible: true,
      case: 'ELIGIBLE_OPENING',
      sentence: '2026년 신규 영업자 집합교육을 신청하실 수 있습니다.',
      ground: '「식품위생법」 제41조제2항, 같은 법 시행규칙 제52조제2항',
    })
  })

  test('requires no second course of the trade, however long ago the first was', () => {
    expect(judgeInPersonEligibility({ ...opener, records: [opening] })).toMatchObject({
      eligible: false,
      case: 'EARLIER_OPENING_COURSE',
      ground: '「식품위생법 시행규칙」 제52조제3항',
    })
  })

  test.each([
    ['another trade', { industryType: IndustryType.groupMeal }],
    ['another person', { isApplicants: false }],
    ['the yearly kind', { salesType: SalesType.existing }],
    ['a course not completed', { status: 'absent' as const }],
  ])('requires the course after a course of %s', (_what, change) => {
    expect(caseOf(opener, { ...opening, ...change })).toBe('ELIGIBLE_OPENING')
  })

  test.each([
    ['a restaurant', IndustryType.generalRestaurant, 'LICENSED_COOK'],
    ['consigned meals', IndustryType.consignedMeal, 'LICENSED_COOK'],
    ['a group meal facility, which is no food-service business', IndustryType.groupMeal, 'ELIGIBLE_OPENING'],
  ] as const)('judges a licensed cook who opens %s', (_what, industryType, expected) => {
    const cook = {
      ...opening,
      licenceKey: '',
      industryType: IndustryType.generalRestaurant,
      status: 'exempted' as const,
    }
    expect(caseOf({ ...opener, industryType }, cook)).toBe(expected)
    expect(caseOf({ ...opener, industryType }, { ...cook, isApplicants: false })).toBe('ELIGIBLE_OPENING')
  })

  test('requires the course when another person’s record for the licence is of another year', () => {
    expect(caseOf(opener, { ...samePlace, isApplicants: false, year: 2024 })).toBe('ELIGIBLE_OPENING')
  })

  test.each(inPersonStatuses)(
    'judges a new operator with an application for this place that is %s',
    (status) => {
      const counts = isInPersonLive(status) || status === 'completed'
      expect(caseOf(opener, { ...samePlace, isApplicants: false, status })).toBe(
        counts ? 'ALREADY_APPLIED' : 'ELIGIBLE_OPENING',
      )
    },
  )
})

describe('an existing operator', () => {
  test('lets an existing operator take the yearly course in a venue', () => {
    expect(judgeInPersonEligibility(owner)).toMatchObject({ eligible: true, case: 'ELIGIBLE_YEARLY' })
  })

  test.each(enrolmentStatuses)(
    'judges an existing operator with an online enrolment for this place that is %s',
    (status) => {
      const ended = { cancelled: null, refunded: null, expired: null, revoked: null }
      const known = { completed: 'ALREADY_TRAINED_THIS_YEAR', ...ended }
      const expected = status in known ? known[status as keyof typeof known] : 'ALREADY_APPLIED'
      const record = { ...samePlace, salesType: SalesType.existing, status }
      expect(caseOf(owner, record)).toBe(expected ?? 'ELIGIBLE_YEARLY')
    },
  )

  test('requires the yearly course from the year after the opening course', () => {
    expect(caseOf(owner, { ...opening, year: 2026 })).toBe('NEW_OPERATOR_COURSE_THIS_YEAR')
    expect(caseOf(owner, opening)).toBe('ELIGIBLE_YEARLY')
  })

  test('requires no course for a place that was closed all year', () => {
    const closed = { ...samePlace, salesType: SalesType.existing, status: 'exempted' as const }
    expect(judgeInPersonEligibility({ ...owner, records: [closed] })).toMatchObject({
      case: 'CLOSED_ALL_YEAR',
      ground: '「식품위생법 시행규칙」 제52조제6항',
    })
    expect(caseOf(owner, { ...closed, year: 2025 })).toBe('ELIGIBLE_YEARLY')
    expect(caseOf(owner, { ...closed, licenceKey: '20200999999' })).toBe('ELIGIBLE_YEARLY')
    expect(caseOf({ ...owner, salesType: SalesType.new }, closed)).toBe('ELIGIBLE_OPENING')
  })

  test('counts the course for another place in the same province', () => {
    const other = { ...opening, year: 2026, salesType: SalesType.existing }
    expect(caseOf(owner, other)).toBe('COVERED_BY_SAME_PROVINCE')
    expect(caseOf(owner, { ...other, provinceCode: '2600000000' })).toBe('ELIGIBLE_YEARLY')
  })
})

test('explains an unsupported trade and a trade that differs from the chosen one', () => {
  expect(caseOf({ ...opener, businessTypeName: '제과점영업' })).toBe('TRADE_NOT_SERVED')
  const differs = judgeInPersonEligibility({ ...opener, businessTypeName: '집단급식소' })
  expect(differs.sentence).toContain('업종으로 다시 골라주세요')
})

const JANUARY = 2027

describe.each([SalesType.new, SalesType.existing])(
  'kind of operator %i in the year of the session',
  (salesType) => {
    const everywhere = new Set([...enrolmentStatuses, ...inPersonStatuses])
    test.each([...everywhere])('judges the session year against a record that is %s', (status) => {
      const record = { ...samePlace, isApplicants: false, salesType, status }
      const judged = (year: number) =>
        judgeInPersonEligibility({ ...opener, salesType, year, records: [record] })
      expect(judged(JANUARY)).toMatchObject({ eligible: true })
      expect(judged(JANUARY).sentence).toContain('2027년')
      const next = { ...record, year: JANUARY }
      const then = judgeInPersonEligibility({ ...opener, salesType, year: JANUARY, records: [next] })
      expect(then.case).toBe(judged(2026).case)
      expect(then.sentence).toBe(judged(2026).sentence.replaceAll('2026', '2027'))
    })
  },
)
