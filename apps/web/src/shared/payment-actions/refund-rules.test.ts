import { expect, it } from 'vitest'
import { EMPTY_REFUND, wrongRefund } from './refund-rules.ts'

const reason = '다른 곳에서 교육을 받았습니다.'
const account = { bank: 'NONGHYUP', accountNumber: '302-1234-5678-91', holder: '김영자' }

it('requires only a reason from a card payer', () => {
  expect(Object.keys(wrongRefund(EMPTY_REFUND, false))).toEqual(['reason'])
  expect(wrongRefund({ ...EMPTY_REFUND, reason }, false)).toEqual({})
})

it('requires the whole account when the method needs one', () => {
  expect(Object.keys(wrongRefund({ ...EMPTY_REFUND, reason }, true))).toEqual([
    'bank',
    'accountNumber',
    'holder',
  ])
  expect(wrongRefund({ reason, ...account }, true)).toEqual({})
})

it.each(['123456789', '12345678901234567', '가나다'])('refuses %s as an account number', (accountNumber) => {
  expect(wrongRefund({ reason, ...account, accountNumber }, true).accountNumber).toBeDefined()
})
