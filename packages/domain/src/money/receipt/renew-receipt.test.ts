import { describe, expect, it, test } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { IndustryType, OnlineType, PaymentType, SalesType } from '../../text.ts'
import { freezeReceipt } from './freeze-receipt.ts'
import { receiptNumber } from './receipt-wording.ts'
import { receiptState, renewReceipt, returnedWon } from './renew-receipt.ts'

const createdAt = new Date('2026-11-20T01:00:00Z')
const first = freezeReceipt({
  payment: {
    paymentNo: 1,
    createdAt,
    paymentType: PaymentType.card,
    methodName: '신한카드 (일시불)',
    approvalNumber: '30418827',
    amountWon: 36_000,
    taxFreeWon: null,
    paidAt: createdAt,
  },
  refundedWon: 0,
  enrolments: [
    {
      userName: '김영자',
      birth: '19600307',
      businessName: '영자네 밥상',
      licenceNo: '20190012345',
      address: '경기도 수원시 팔달구 가상로 12',
      address2: '',
      salesType: SalesType.existing,
      industryType: IndustryType.generalRestaurant,
      priceWon: 36_000,
    },
  ],
  education: { onlineType: OnlineType.online, hours: 3, day: '2026년도' },
  receiptNumber: 'R2026-1120-000001',
  verificationNumber: '7K3M-QX2T-B4F7',
  publicUrl: 'https://edu.example.or.kr',
  association: FIRST_ASSOCIATION,
  issuedAt: createdAt,
})

describe('a receipt after a refund', () => {
  const renewal = {
    receiptNumber: 'R2026-1124-000001-2',
    verificationNumber: '2FQ8-ZN0C-W7XR',
    orderNumber: '2611-4108-8898',
    association: FIRST_ASSOCIATION,
    refundedWon: 36_000,
    issuedAt: new Date('2026-11-23T15:00:00Z'),
  }

  it('shows refunded and remaining sums on a receipt with its own number and day', () => {
    expect(renewReceipt(first, renewal)).toEqual({
      ...first,
      number: 'R2026-1124-000001-2',
      verificationNumber: '2FQ8-ZN0C-W7XR',
      verifyUrl: 'https://edu.example.or.kr/verify/2FQ8-ZN0C-W7XR',
      issuedOn: '2026-11-24',
      discountOrRefundWon: 36_000,
      netWon: 0,
    })
  })

  it('names the order by its readable number', () => {
    expect(first.orderNumber).toBe('2611-4108-8898')
    const before = { ...first, orderNumber: 'edu63137d1f0c2e4a6b8d0f2' }
    expect(renewReceipt(before, renewal).orderNumber).toBe('2611-4108-8898')
  })
})

test.each([
  [true, 0, 0, 'valid'],
  [true, 0, 36_000, 'superseded'],
  [false, 0, 36_000, 'superseded'],
  [true, 36_000, 36_000, 'refunded'],
  [false, 0, 0, 'superseded'],
] as const)(
  'decides for newest %s, frozen with %i returned, %i returned now: %s',
  (isNewest, refundedWon, returned, state) => {
    expect(receiptState({ isNewest, refundedWon }, returned)).toBe(state)
  },
)

const refund = (status: string) => ({ status, amountWon: 30_000 })
test.each([
  [[], 'paid', 0],
  [[refund('requested')], 'paid', 0],
  [[refund('failed')], 'paid', 0],
  [[refund('failed'), refund('done')], 'cancelled', 30_000],
  [[], 'cancelled', 36_000],
] as const)('counts for refunds %j of an order that is %s a return of %i won', (refunds, status, won) => {
  expect(returnedWon({ amountWon: 36_000, status, refunds })).toBe(won)
})

test('builds a receipt number from the day, the payment and the sequence', () => {
  expect(receiptNumber('2026-11-20', 4821, 1)).toBe('R2026-1120-004821')
  expect(receiptNumber('2026-11-24', 4821, 2)).toBe('R2026-1124-004821-2')
})
