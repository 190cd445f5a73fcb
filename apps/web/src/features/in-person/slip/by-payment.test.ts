import { expect, it } from 'vitest'
import { byPayment } from './by-payment.ts'

it('groups the licences of one payment and leaves out unpaid ones', () => {
  const rows = [
    { paymentNo: 7, name: '바다로 횟집' },
    { paymentNo: null, name: '관리자 등록' },
    { paymentNo: 3, name: '산골 식당' },
    { paymentNo: 7, name: '바다로 분식' },
  ]
  expect(
    byPayment(rows).map(({ paymentNo, records }) => [paymentNo, records.map(({ name }) => name)]),
  ).toEqual([
    [7, ['바다로 횟집', '바다로 분식']],
    [3, ['산골 식당']],
  ])
})
