import { describe, expect, it } from 'vitest'
import { holdsAccountNumber, judgeTransferDay } from './refund-transfer.ts'

const askedAt = new Date('2026-11-18T23:30:00+09:00')
const now = new Date('2026-11-21T00:10:00+09:00')

it.each([
  ['2026-11-17', false],
  ['2026-11-18', true],
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
])('judges a transfer between the request on the 18th and the entry on the 21st: %s', (day, isAllowed) => {
  expect(judgeTransferDay(day, { askedAt }, now).allowed).toBe(isAllowed)
})

describe('an account number in a text', () => {
  it.each([
    '302-1234-5678-91',
    '3333011234567',
    '농협 302 1234 5678 91로 이체',
    '２０２６１１２０３４５６',
    '2026-11-203456',
    '2012-34-56-7890123',
    '2012-10-30-7890123',
    '302–1234–5678–91',
    '302/1234/5678/91',
  ])('finds an account number in «%s»', (text) => {
    expect(holdsAccountNumber(text)).toBe(true)
  })

  it.each([
    '기업은행 이체, 끝 4자리 5678',
    '2026-11-20 14:30 이체',
    '36,000원, 거래번호 끝 20261120',
    '확인 2026. 11. 20.',
    '2026-11-20, 2026-11-21 확인',
    '2026/11/20 14:30 이체, 36,000원',
    '11/20 14:30 이체, 끝 4자리 5678',
  ])('finds no account number in «%s»', (text) => {
    expect(holdsAccountNumber(text)).toBe(false)
  })
})
