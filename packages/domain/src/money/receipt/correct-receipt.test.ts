import { describe, expect, it } from 'vitest'
import { FIRST_ASSOCIATION } from '../../association.ts'
import { IndustryType, OnlineType, PaymentType, SalesType } from '../../text.ts'
import { freezeReceipt, type PaidEnrolment } from './freeze-receipt.ts'
import { correctedReceipt } from './correct-receipt.ts'

const place: PaidEnrolment = {
  userName: '김영자',
  birth: '19600307',
  businessName: '영자네 밥상',
  licenceNo: '20190012345',
  address: '경기도 수원시 팔달구 가상로 12',
  address2: '',
  salesType: SalesType.existing,
  industryType: IndustryType.generalRestaurant,
  priceWon: 36_000,
}
const at = new Date('2026-11-20T01:00:00Z')
const receiptOf = (...enrolments: [PaidEnrolment, ...PaidEnrolment[]]) =>
  freezeReceipt({
    payment: {
      paymentNo: 1,
      createdAt: at,
      paymentType: PaymentType.card,
      methodName: null,
      approvalNumber: null,
      taxFreeWon: null,
      amountWon: 36_000,
      paidAt: at,
    },
    refundedWon: 0,
    enrolments,
    education: { onlineType: OnlineType.online, hours: 3, day: '2026년도' },
    receiptNumber: 'R2026-1120-000001',
    verificationNumber: '7K3M-QX2T-B4F7',
    publicUrl: 'https://edu.example.or.kr',
    association: FIRST_ASSOCIATION,
    issuedAt: at,
  })
const smiling = { ...place, businessName: '영자네😀' }

describe('a receipt with an unprintable place', () => {
  it.each(['businessName', 'address', 'address2'] as const)(
    'takes the corrected %s into a receipt that failed to print',
    (word) => {
      const failed = receiptOf({ ...place, [word]: '가상로 😀' })
      expect(correctedReceipt(failed, [place])).toEqual(receiptOf(place))
    },
  )

  it('takes the corrected words of each place of a group into a receipt', () => {
    const other = { ...place, licenceNo: '20190054321' }
    expect(correctedReceipt(receiptOf(place, smiling), [place, other])).toEqual(receiptOf(place, other))
  })

  it('keeps number, day and sums of a corrected receipt', () => {
    const failed = { ...receiptOf(smiling), number: 'R2026-1124-000001-2', netWon: 0 }
    expect(correctedReceipt(failed, [place])).toMatchObject({ number: 'R2026-1124-000001-2', netWon: 0 })
  })

  it('leaves a failed receipt unchanged while the words are the same', () => {
    expect(correctedReceipt(receiptOf(smiling), [smiling])).toBeNull()
  })
})

it('leaves a printable receipt unchanged whatever the application now says', () => {
  expect(correctedReceipt(receiptOf(place), [{ ...place, businessName: '새마음 식당' }])).toBeNull()
})
