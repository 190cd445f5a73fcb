import { describe, expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { isPlaceholder, unsetFields, withoutPlaceholders } from '../setting/placeholders.ts'
import type { SetupCourse, SetupFacts } from './setup-facts.ts'
import { judgeSetup, type SetupItemName, setupItemTitle, setupItems } from './setup-items.ts'

const at = (wall: string) => new Date(`${wall}+09:00`)
const SUMMER = at('2026-07-01T10:00:00')
const NOVEMBER = at('2026-11-01T00:00:00')

const association = {
  ...FIRST_ASSOCIATION,
  name: '사단법인 새봄위생협회',
  shortName: '새봄위생협회',
  issuerName: '사단법인 새봄위생협회장',
  organisationNumber: '123-82-00001',
  representative: '이새봄',
  address: '서울특별시 중구 을지로 1',
  supportPhone: '02-1234-5678',
  sealFileNo: '0e5b2a7c-0000-4000-8000-000000000000',
}

const course = (more: Partial<SetupCourse> = {}): SetupCourse => ({
  courseNo: 1,
  year: 2026,
  onlineType: 1,
  name: '기존 영업자',
  isPublished: true,
  taxKind: 'exempt',
  priceWon: 26_000,
  hours: 3,
  lectureMinutes: 180,
  questionCount: 20,
  bankCount: 30,
  hasWindow: true,
  ...more,
})

const READY: SetupFacts = {
  headquarters: 2,
  association,
  deploymentSender: '0215880000',
  provinces: 16,
  cities: 250,
  registerWalks: ['일반음식점', '집단급식소', '위탁급식영업'].map((trade) => ({
    trade,
    total: 900,
    skipped: 3,
  })),
  writtenPolicies: ['terms', 'privacy', 'marketing'],
  courses: [course(), course({ courseNo: 2, year: 2027 })],
  withoutNext: 0,
  surveyYears: [2026, 2027],
  waitingForSurvey: 0,
  venues: 1,
  branches: 1,
  missingPosts: [],
  hasSample: true,
  testOrder: 'refunded',
  isBackupRestored: true,
  isAlertReceived: true,
}

const EMPTY: SetupFacts = {
  ...READY,
  headquarters: 1,
  association: FIRST_ASSOCIATION,
  deploymentSender: '0200000000',
  provinces: 0,
  cities: 0,
  registerWalks: [],
  writtenPolicies: [],
  courses: [],
  surveyYears: [],
  venues: 0,
  branches: 0,
  missingPosts: [137, 262],
  hasSample: false,
  testOrder: 'none',
  isBackupRestored: false,
  isAlertReceived: false,
}

const missing = (facts: SetupFacts, now = SUMMER) => judgeSetup(facts, now).filter(({ isDone }) => !isDone)
const reasonOf = (name: SetupItemName, more: Partial<SetupFacts>, now = SUMMER) =>
  missing({ ...READY, ...more }, now).find((item) => item.name === name)?.reason

describe('the setup list', () => {
  it('lists every item of an empty installation in order', () => {
    expect(missing(EMPTY).map(({ name }) => name)).toEqual(setupItems)
  })

  it('lists nothing once all is complete, also from the first of November', () => {
    expect(missing(READY)).toEqual([])
    expect(missing(READY, NOVEMBER)).toEqual([])
  })

  it.each<[SetupItemName, Partial<SetupFacts>, string]>([
    ['headquarters', { headquarters: 1 }, '본부 직원이 1명입니다. 두 사람이 있어야 승인할 수 있습니다.'],
    [
      'association',
      { association: { ...association, representative: '○○○', sealFileNo: null } },
      '아직 입력하지 않음: 대표자, 직인 그림',
    ],
    ['sender', { deploymentSender: '' }, '문자 업체에 등록한 발신번호가 없습니다.'],
    ['regions', { cities: 0 }, '시·도와 시·군·구가 없어 신청과 교육장 등록을 할 수 없습니다.'],
    ['register', { registerWalks: [] }, '아직 읽지 않은 업종: 일반음식점, 집단급식소, 위탁급식영업'],
    [
      'register',
      {
        registerWalks: READY.registerWalks.map((walk) =>
          walk.trade === '일반음식점' ? { ...walk, total: 2545, skipped: 2321 } : walk,
        ),
      },
      '일반음식점 2,545건 중 2,321건을 읽지 못했습니다.',
    ],
    [
      'policies',
      { writtenPolicies: ['terms', 'privacy'] },
      '아직 예시 문서입니다: 마케팅 정보 제3자 제공 동의',
    ],
    [
      'tax',
      { courses: [course({ taxKind: 'undecided' })] },
      '기존 영업자: 과세인지 면세인지 정하지 않았습니다.',
    ],
    [
      'course',
      { courses: [course({ lectureMinutes: 1 })] },
      '기존 영업자: 강의 영상이 1분입니다. 교육 시간 3시간(180분)보다 짧습니다.',
    ],
    ['course', { courses: [course({ isPublished: false })] }, '기존 영업자: 아직 공개하지 않았습니다.'],
    ['course', { courses: [course({ onlineType: 2 })] }, '2026년 온라인 과정이 없습니다.'],
    [
      'bank',
      { courses: [course({ bankCount: 19 }), course({ bankCount: 0 })] },
      '기존 영업자 외 1개: 20문항을 내는데 문제은행에 19문항이 있습니다.',
    ],
    [
      'survey',
      { surveyYears: [2025], waitingForSurvey: 3 },
      '2026년 설문이 없습니다. 수강생 3명이 기다립니다.',
    ],
    ['window', { courses: [course({ hasWindow: false })] }, '기존 영업자: 2026년 신청 기간이 없습니다.'],
    ['price', { courses: [course({ priceWon: 0 })] }, '기존 영업자: 교육비가 0원입니다.'],
    ['links', { missingPosts: [262] }, '방문자가 볼 수 없는 글: 262번'],
    ['testOrder', { testOrder: 'paid' }, '결제한 주문을 아직 환불하지 않았습니다.'],
  ])('explains the missing part of %s with %j', (name, more, reason) => {
    expect(reasonOf(name, more)).toBe(reason)
  })

  it('leads to the first course with a missing part', () => {
    const courses = [course(), course({ courseNo: 7, priceWon: 0 })]
    expect(missing({ ...READY, courses })).toMatchObject([{ name: 'price', courseNo: 7 }])
  })

  it('ignores a draft beside a published course of this year', () => {
    const draft = course({ courseNo: 8, isPublished: false, taxKind: 'undecided', priceWon: 0 })
    expect(missing({ ...READY, courses: [course(), draft] })).toEqual([])
  })
})

describe('setup of the coming year', () => {
  it('checks the coming year from the first of November', () => {
    const facts = { ...READY, courses: [course()], surveyYears: [2026] }
    expect(missing(facts, at('2026-10-31T23:59:59'))).toEqual([])
    expect(missing(facts, NOVEMBER).map((item) => setupItemTitle(item))).toEqual([
      '과세 구분(2027년)',
      '과정과 강의 영상(2027년)',
      '문제은행(2027년)',
      '설문(2027년)',
      '신청 기간(2027년)',
      '교육비(2027년)',
    ])
  })

  it('reports a course that only this year has', () => {
    expect(reasonOf('course', { withoutNext: 2 }, NOVEMBER)).toBe(
      '올해 과정 가운데 2개는 공개한 2027년 과정이 없습니다.',
    )
  })

  it('checks the coming year alone when this year never had a course', () => {
    const courses = [course({ year: 2027 })]
    expect(missing({ ...READY, courses, surveyYears: [2027] }, NOVEMBER)).toEqual([])
  })
})

it.each([
  ['02-0000-0000', true],
  ['0200000000', true],
  ['000-00-00000', true],
  ['○○○', true],
  ['서울특별시 ○○구', true],
  ['1588-0000', false],
  ['02-1000-0000', false],
  ['이새봄', false],
  ['', false],
])('decides whether the text is a placeholder: %s is %s', (text, is) => {
  expect(isPlaceholder(text)).toBe(is)
})

it('empties placeholders for visitors and keeps real values', () => {
  expect(withoutPlaceholders(FIRST_ASSOCIATION)).toMatchObject({
    name: '',
    supportPhone: '',
    hours: '평일 09:00~18:00',
  })
  expect(withoutPlaceholders(association)).toEqual(association)
})

it('counts an empty required field as unset', () => {
  expect(unsetFields({ ...association, supportPhone: ' ' })).toEqual(['supportPhone'])
})
