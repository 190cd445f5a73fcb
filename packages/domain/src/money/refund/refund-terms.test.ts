import { describe, expect, test } from 'vitest'
import { PaymentType } from '../../text.ts'
import { type RefundFacts, judgeOnlineRefund } from './refund-terms.ts'

const paidInMarch: RefundFacts = {
  amountWon: 36_000,
  paidAt: new Date('2026-03-15T14:00:00+09:00'),
  completedAt: null,
  educationYear: 2026,
  paymentType: PaymentType.card,
}

function judge(change: Partial<RefundFacts>, now: string) {
  return judgeOnlineRefund({ ...paidInMarch, ...change }, new Date(now))
}

describe('refunds of online education', () => {
  test('refunds an online course in full before completion', () => {
    expect(judge({}, '2026-03-20T10:00:00+09:00')).toEqual({
      allowed: true,
      amountWon: 36_000,
      reason: 'REFUNDABLE',
      sentence: '수료 전이므로 결제하신 36,000원을 모두 돌려드립니다.',
      needsBankAccount: false,
      refundableUntilOn: '2026-04-15',
    })
  })

  test('refuses a refund once the course is completed', () => {
    const completedAt = new Date('2026-03-16T10:00:00+09:00')
    expect(judge({ completedAt }, '2026-03-17T10:00:00+09:00')).toMatchObject({
      allowed: false,
      amountWon: 0,
      reason: 'NOT_REFUNDABLE_COMPLETED',
    })
  })

  test.each([
    ['2026-03-15', '2026-04-15T23:59:59+09:00', true],
    ['2026-03-15', '2026-04-16T00:00:00+09:00', false],
    ['2026-01-31', '2026-02-28T23:59:59+09:00', true],
    ['2026-01-31', '2026-03-01T00:00:00+09:00', false],
    ['2026-12-20', '2026-12-31T23:59:59+09:00', true],
    ['2026-12-20', '2027-01-01T00:00:00+09:00', false],
  ])('decides for a payment on %s at %s whether a refund is due: %s', (paidOn, now, expected) => {
    const paidAt = new Date(`${paidOn}T14:00:00+09:00`)
    expect(judge({ paidAt }, now)).toMatchObject({
      allowed: expected,
      amountWon: expected ? 36_000 : 0,
      reason: expected ? 'REFUNDABLE' : 'NOT_REFUNDABLE_FORFEITED',
    })
  })

  test('names the missed deadline of a refund', () => {
    expect(judge({}, '2026-05-01T00:00:00+09:00').sentence).toBe(
      '결제일부터 한 달이 지나 환불되지 않습니다. 환불 기한은 2026년 4월 15일까지였습니다.',
    )
  })
})

describe('a bank account for the refund', () => {
  test.each([
    ['card', PaymentType.card, '2026-04-10', false],
    ['transfer', PaymentType.transfer, '2026-04-10', false],
    ['virtual account', PaymentType.virtualAccount, '2026-03-16', true],
    ['staff entry', PaymentType.admin, '2026-03-16', true],
    ['phone bill in the month of payment', PaymentType.mobile, '2026-03-31', false],
    ['phone bill in the month after', PaymentType.mobile, '2026-04-01', true],
  ])('decides whether a refund needs a bank account: %s', (_, paymentType, day, expected) => {
    expect(judge({ paymentType }, `${day}T10:00:00+09:00`).needsBankAccount).toBe(expected)
  })
})
