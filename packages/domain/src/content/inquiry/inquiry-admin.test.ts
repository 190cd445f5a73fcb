import { describe, expect, it } from 'vitest'
import { fieldsIn, fillCanned, unfilledFault } from './canned-answer.ts'
import { clockText, inquiryStateText } from './inquiry-clock.ts'
import { isForEmployee, seesInquiry } from './inquiry-scope.ts'

const MINUTE = 60_000

it.each([
  [12 * MINUTE, '12분 남음'],
  [11.2 * MINUTE, '12분 남음'],
  [100 * MINUTE, '1시간 40분 남음'],
  [240 * MINUTE, '4시간 남음'],
  [0, '지남'],
  [-59_000, '지남'],
  [-20 * MINUTE, '지남 20분'],
  [-80 * MINUTE, '지남 1시간 20분'],
])('shows %i ms left as «%s»', (left, wording) => {
  expect(clockText(left)).toBe(wording)
})

it.each([
  ['open', false, 12 * MINUTE, '12분 남음'],
  ['open', true, -20 * MINUTE, '넘김 · 지남 20분'],
  ['waiting', false, null, '답 기다림(시계 멈춤)'],
  ['done', true, null, '마침'],
] as const)(
  'shows the state %s, passed on %s, with «%s ms» left as «%s»',
  (tableState, isPassedOn, leftMs, wording) => {
    expect(inquiryStateText({ tableState, isPassedOn, leftMs })).toBe(wording)
  },
)

describe('access to an inquiry', () => {
  const common = { passedTo: null, passedBranchNo: null }
  const toFinance = { passedTo: 'finance', passedBranchNo: null } as const
  const toBranch = { passedTo: 'branch', passedBranchNo: 3 } as const
  it.each([
    ['support', null, common, true, true],
    ['headquarters', null, common, true, true],
    ['education', null, toFinance, true, false],
    ['readOnly', null, toBranch, true, false],
    ['finance', null, common, false, false],
    ['finance', null, toFinance, true, true],
    ['finance', null, toBranch, false, false],
    ['branch', 3, toBranch, true, true],
    ['branch', 4, toBranch, false, false],
    ['branch', null, toBranch, false, false],
    ['branch', 3, common, false, false],
  ] as const)(
    'decides for %s of branch %s and inquiry %o: sees %s, answers %s',
    (role, branchNo, passed, sees, answers) => {
      expect(seesInquiry({ role, branchNo }, passed)).toBe(sees)
      expect(isForEmployee({ role, branchNo }, passed)).toBe(answers)
    },
  )
})

describe('a canned answer', () => {
  const wording = '{이름} 님, {수료일}에 수료하셨습니다. { 이름 } 님 감사합니다.'
  it('fills every occurrence of a field from the record', () => {
    const filled = fillCanned(wording, { 이름: '박*례', 수료일: '2026년 12월 7일' })
    expect(filled).toEqual({
      text: '박*례 님, 2026년 12월 7일에 수료하셨습니다. 박*례 님 감사합니다.',
      filled: ['이름', '수료일'],
      missing: [],
    })
    expect(unfilledFault(filled.text)).toBeNull()
  })

  it('keeps an unknown field in braces and refuses to send the answer', () => {
    const { text, missing } = fillCanned(wording, { 이름: '박*례', 수료일: '' })
    expect(missing).toEqual(['수료일'])
    expect(unfilledFault(text)).toBe('채우지 못한 칸이 있습니다: 수료일. 직접 써주세요.')
  })

  it('inserts a value as text and does not expand braces in the value', () => {
    const { text } = fillCanned('{업소}', { 업소: '{이름}밥집', 이름: '정*자' })
    expect(text).toBe('이름밥집')
  })

  it('names each field once and reports braces that name no field', () => {
    expect(fieldsIn('{수료일} {수료일} {없는칸}')).toEqual(['수료일'])
    expect(unfilledFault('{없는칸}')).toMatch(/없는칸/)
  })
})
