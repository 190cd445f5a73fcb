import { describe, expect, it } from 'vitest'
import { findingOf, type Verified } from './finding.ts'

const receipt = {
  document: 'receipt',
  status: 'valid',
  receiptNumber: 'R2026-1120-004821',
  verificationNumber: '7K3M-QX2T-B4F7',
  payerName: '홍*동',
  businessName: '한마음 숯불갈비 본점',
  courseLine: '기존 영업자 식품위생교육 (일반음식점) 3시간',
  paymentMethod: '신용카드 (일시불)',
  paidAt: '2026.11.09 14:03',
  amountWon: 36_000,
  refundedWon: 0,
  netWon: 36_000,
  issuedOn: '2026-11-20',
  replacedOn: null,
  sha256: null,
} as const satisfies Verified
const sentenceOf = (changed: Partial<Extract<Verified, { document: 'receipt' }>>) =>
  findingOf({ ...receipt, ...changed }).sentence

describe('a receipt of ours', () => {
  it('says that an issued receipt is valid', () => {
    expect(sentenceOf({})).toBe('우리 협회가 발급한 유효한 영수증입니다.')
  })

  it('says that a receipt is replaced and names the day of the new one', () => {
    expect(sentenceOf({ status: 'superseded', replacedOn: '2026-11-24' })).toBe(
      '이 영수증은 2026년 11월 24일에 새로 발급되어 더 이상 유효하지 않습니다.',
    )
  })

  it('says that a receipt is no longer valid after a refund, even without a new one', () => {
    expect(sentenceOf({ status: 'superseded' })).toContain('환불되어 더 이상 유효하지 않습니다.')
  })

  it.each([
    [0, '교육비는 모두 환불되었습니다.'],
    [6_000, '교육비의 일부가 환불되었습니다.'],
  ])('shows how much was returned when a receipt has %i won left', (netWon, text) => {
    expect(sentenceOf({ status: 'refunded', netWon })).toContain(text)
  })
})
