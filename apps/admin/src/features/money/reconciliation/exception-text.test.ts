import { describe, expect, it } from 'vitest'
import { differenceText, waitingText, whyText } from './exception-text.ts'

const exceptionText = '환불이 결제사에서 거절되었습니다.'
const refund = {
  status: 'failed',
  amountWon: 1,
  askedAt: '',
  failure: '예금주 불일치',
  isByHand: false,
  isHolderKnown: null,
} as const

describe('the words of a case', () => {
  it('shows the cause of a case with the gateway’s answer to a refused refund', () => {
    expect(whyText({ exceptionText, refund })).toBe(`${exceptionText} 결제사 답변: 예금주 불일치`)
    expect(whyText({ exceptionText, refund: null })).toBe(exceptionText)
  })

  it('warns of a transfer account whose holder the bank has not named', () => {
    const due = { ...refund, status: 'requested', isByHand: true } as const
    expect(whyText({ exceptionText, refund: { ...due, isHolderKnown: false } })).toMatch(
      /예금주를 확인하지 못한/,
    )
    expect(whyText({ exceptionText, refund: { ...due, isHolderKnown: true } })).toBe(exceptionText)
  })

  it.each([
    [36_000, '+36,000원'],
    [-1_000, '−1,000원'],
    [0, '0원'],
    [null, '-'],
  ])('shows the difference %s as %s', (won, text) => {
    expect(differenceText(won)).toBe(text)
  })

  it.each([
    ['2026-11-23T08:30:00Z', '방금'],
    ['2026-11-23T06:00:00Z', '3시간'],
    ['2026-11-20T06:00:00Z', '3일'],
  ])('says that a case since %s waits %s', (since, text) => {
    expect(waitingText(since, new Date('2026-11-23T09:00:00Z'))).toBe(text)
  })
})
