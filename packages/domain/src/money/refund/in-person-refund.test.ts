import { describe, expect, test } from 'vitest'
import { PaymentType } from '../../text.ts'
import { type InPersonRefundFacts, judgeInPersonRefund } from './in-person-refund.ts'

const SESSION_ON_10_DECEMBER = { startsAt: new Date('2026-12-10T10:00:00+09:00'), isCancelled: false }

const paidInNovember: InPersonRefundFacts = {
  amountWon: 50_000,
  paidAt: new Date('2026-11-21T10:00:00+09:00'),
  paymentType: PaymentType.card,
  session: SESSION_ON_10_DECEMBER,
  completedAt: null,
  isAbsent: false,
}

function judge(change: Partial<InPersonRefundFacts>, now: string) {
  return judgeInPersonRefund({ ...paidInNovember, ...change }, new Date(now))
}

const CANCELLED = { session: { ...SESSION_ON_10_DECEMBER, isCancelled: true } }
const COMPLETED = { completedAt: new Date('2026-12-10T17:00:00+09:00') }
const ABSENT = { isAbsent: true }

const WORKED: [string, Partial<InPersonRefundFacts>, string, number, string][] = [
  ['weeks before', {}, '2026-11-22T10:00:00+09:00', 50_000, 'REFUNDABLE'],
  ['more than a month after paying', {}, '2026-12-09T12:00:00+09:00', 50_000, 'REFUNDABLE'],
  ['the last instant of the day before', {}, '2026-12-09T23:59:59.999+09:00', 50_000, 'REFUNDABLE'],
  ['the first instant of the day', {}, '2026-12-10T00:00:00+09:00', 0, 'NOT_REFUNDABLE_TRAINING_DAY'],
  ['an hour before it starts', {}, '2026-12-10T09:00:00+09:00', 0, 'NOT_REFUNDABLE_TRAINING_DAY'],
  ['present in part', {}, '2026-12-11T09:00:00+09:00', 0, 'NOT_REFUNDABLE_TRAINING_DAY'],
  ['absent', ABSENT, '2026-12-11T09:00:00+09:00', 0, 'NOT_REFUNDABLE_TRAINING_DAY'],
  ['completed', COMPLETED, '2026-12-10T17:00:01+09:00', 0, 'NOT_REFUNDABLE_COMPLETED'],
  ['cancelled by us, before', CANCELLED, '2026-12-01T10:00:00+09:00', 50_000, 'REFUNDABLE'],
  ['cancelled by us, on the day', CANCELLED, '2026-12-10T09:30:00+09:00', 50_000, 'REFUNDABLE'],
  ['cancelled by us, weeks later', CANCELLED, '2027-01-20T09:30:00+09:00', 50_000, 'REFUNDABLE'],
  [
    'cancelled by us, though marked absent',
    { ...CANCELLED, ...ABSENT },
    '2026-12-12T09:30:00+09:00',
    50_000,
    'REFUNDABLE',
  ],
]

describe('refunds of in-person education', () => {
  test.each(WORKED)('judges an in-person refund: %s', (_, change, now, amountWon, reason) => {
    expect(judge(change, now)).toMatchObject({ allowed: amountWon > 0, amountWon, reason })
  })

  test('uses the day of the session that the person has booked now', () => {
    const later = { session: { startsAt: new Date('2027-01-15T10:00:00+09:00'), isCancelled: false } }
    expect(judge(later, '2026-12-10T12:00:00+09:00')).toMatchObject({
      allowed: true,
      refundableUntilOn: '2027-01-14',
    })
  })

  test('uses the day in Seoul also when the session starts on the previous day in UTC', () => {
    const early = { session: { startsAt: new Date('2026-12-10T08:00:00+09:00'), isCancelled: false } }
    expect(judge(early, '2026-12-09T23:59:59+09:00').allowed).toBe(true)
    expect(judge(early, '2026-12-10T00:00:00+09:00').allowed).toBe(false)
  })
})

describe('the refund sentence', () => {
  test.each([
    [{}, '2026-12-01T10:00:00+09:00', '12월 9일(수) 밤 12시까지 취소하시면 50,000원을 모두 돌려드립니다.'],
    [
      {},
      '2026-12-10T10:00:00+09:00',
      '집합교육은 교육 전날까지만 환불됩니다. 환불 기한은 2026년 12월 9일까지였습니다.',
    ],
    [
      ABSENT,
      '2026-12-11T10:00:00+09:00',
      '교육에 참석하지 않으셔서 환불되지 않습니다. 환불 기한은 2026년 12월 9일까지였습니다.',
    ],
    [
      CANCELLED,
      '2026-12-10T10:00:00+09:00',
      '협회 사정으로 취소된 교육이므로 결제하신 50,000원을 모두 환불해 드립니다.',
    ],
  ])('gives the reason and the deadline of a refund', (change, now, sentence) => {
    expect(judge(change, now).sentence).toBe(sentence)
  })
})

test.each([
  [PaymentType.card, false],
  [PaymentType.transfer, false],
  [PaymentType.virtualAccount, true],
  [PaymentType.admin, true],
  [PaymentType.mobile, true],
])(
  'decides for payment method %i refunded a month later whether an account is needed: %s',
  (paymentType, expected) => {
    expect(judge({ paymentType }, '2026-12-05T10:00:00+09:00').needsBankAccount).toBe(expected)
  },
)
