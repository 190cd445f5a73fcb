import { expect, it } from 'vitest'
import { actsFor, whyWords } from './money-words.ts'

it('says what the gateway answered where it refused, and only there', () => {
  const attention = '환불이 결제사에서 거절되었습니다.'
  const refund = {
    status: 'failed',
    askedAt: '2026-11-20T01:00:00Z',
    requestedAt: '2026-11-21T01:00:00Z',
    failure: '예금주가 다릅니다.',
  } as const
  expect(whyWords({ attention, refund })).toBe(`${attention} 결제사 답변: 예금주가 다릅니다.`)
  expect(whyWords({ attention, refund: { ...refund, status: 'sent' } })).toBe(attention)
  expect(whyWords({ attention, refund: null })).toBe(attention)
})

it.each([
  ['lateMoney', ['refund']],
  ['refundFailed', ['refund', 'transfer']],
  ['refundUnderWay', []],
  ['amountDiffers', ['close']],
] as const)('%s is acted on by %j', (concern, acts) => {
  expect(actsFor({ concern })).toEqual(acts)
})
