import { expect, it } from 'vitest'
import { type EducationFacts, educationVerdict, refundOfferText } from './education-verdict.ts'

const NONE: EducationFacts = {
  year: 2026,
  isExempt: false,
  completedOn: null,
  completedBeforeOn: null,
  inProgress: null,
}
const BEFORE = '작년 교육은 2025.11.18에 수료했습니다.'

it.each<[Partial<EducationFacts>, string]>([
  [{}, '올해 신청한 교육이 없습니다.'],
  [
    { completedBeforeOn: '2025-11-18' },
    `${BEFORE} 해마다 받으므로 올해도 2026년 12월 31일 18시까지 받아야 합니다.`,
  ],
  [
    { completedBeforeOn: '2025-11-18', inProgress: 'paid' },
    `${BEFORE} 올해 교육을 받는 중이며 2026년 12월 31일 18시까지 마쳐야 합니다.`,
  ],
  [
    { inProgress: 'unpaid' },
    '올해 교육을 신청했고 아직 결제하지 않았습니다. 2026년 12월 31일 18시까지 마쳐야 합니다.',
  ],
  [{ completedOn: '2026-11-22', inProgress: 'paid' }, '올해 교육을 2026.11.22에 마쳤습니다.'],
  [{ isExempt: true, completedBeforeOn: '2025-11-18' }, `${BEFORE} 올해 교육은 면제되었습니다.`],
])('answers for facts %o with «%s»', (facts, text) => {
  expect(educationVerdict({ ...NONE, ...facts })).toBe(text)
})

it('shows the deadline and amount of a refund or the reason for none', () => {
  const offer = { isAllowed: true, amountWon: 36_000, untilOn: '2026-12-22', sentence: '' }
  expect(refundOfferText(offer)).toBe('환불 가능 · 12월 22일(화)까지 36,000원')
  expect(refundOfferText({ ...offer, untilOn: null })).toBe('환불 가능 · 36,000원')
  const refused = { ...offer, isAllowed: false, sentence: '이미 수료한 교육은 환불되지 않습니다.' }
  expect(refundOfferText(refused)).toBe('환불 불가 · 이미 수료한 교육은 환불되지 않습니다.')
})
