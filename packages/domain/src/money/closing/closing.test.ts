import { describe, expect, it } from 'vitest'
import {
  addSums,
  type DayToClose,
  daysOfMonth,
  differenceWon,
  isMonthClosed,
  judgeClosing,
  NO_SUMS,
} from './closing.ts'

const sums = {
  receivedWon: 72_000,
  refundedWon: 36_000,
  reportedReceivedWon: 72_000,
  reportedRefundedWon: 36_000,
}
const one: DayToClose = {
  day: '2026-11-20',
  today: '2026-11-21',
  isClosed: false,
  sums,
  seen: sums,
  unexplained: 0,
  text: '',
}

describe('the closing of a day', () => {
  it.each<[string, Partial<DayToClose>, string | null]>([
    ['that is over and agrees', {}, null],
    ['of today', { day: '2026-11-21' }, 'DAY_NOT_OVER'],
    ['to come', { day: '2026-12-01' }, 'DAY_NOT_OVER'],
    ['closed already', { isClosed: true }, 'DAY_CLOSED'],
    ['whose sums are others now', { seen: { ...sums, receivedWon: 36_000 } }, 'DAY_SUMS_CHANGED'],
    ['with a difference that has no words', { unexplained: 1 }, 'DAY_DIFFERENCE_UNEXPLAINED'],
    ['with a difference and a blank', { unexplained: 1, text: '  ' }, 'DAY_DIFFERENCE_UNEXPLAINED'],
    ['with a difference in words', { unexplained: 1, text: '결제사 확인 중' }, null],
  ])('judges the closing of a day %s', (_what, change, reason) => {
    const verdict = judgeClosing({ ...one, ...change })
    expect(verdict.allowed ? null : verdict.reason).toBe(reason)
  })
})

it('computes the surplus of the gateway and adds up days', () => {
  const more = { ...NO_SUMS, reportedReceivedWon: 1000 }
  expect(differenceWon(sums)).toBe(0)
  expect(differenceWon(addSums(sums, more))).toBe(1000)
  expect(differenceWon({ ...NO_SUMS, reportedRefundedWon: 36_000 })).toBe(-36_000)
})

it('lists the days of a month and closes the month once all days are closed', () => {
  expect(daysOfMonth('2026-02')).toHaveLength(28)
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29')
  expect(isMonthClosed([{ isClosed: true }, { isClosed: true }])).toBe(true)
  expect(isMonthClosed([{ isClosed: true }, { isClosed: false }])).toBe(false)
  expect(isMonthClosed([])).toBe(false)
})
