import { describe, expect, it } from 'vitest'
import { type DepositOrder, matchDeposit, orderNumberIn } from './match-deposit.ts'
import { orderNumber } from '../order/order-number.ts'

const APPLIED = new Date('2026-11-20T01:00:00Z')
const numberOf = (paymentNo: number) => orderNumber({ paymentNo, createdAt: APPLIED })
const order = (paymentNo: number, more: Partial<DepositOrder> = {}): DepositOrder => ({
  paymentNo,
  orderNumber: numberOf(paymentNo),
  amountWon: 36_000,
  state: 'open',
  hasDeposit: false,
  names: ['김춘자', '춘자네 밥집'],
  appliedAt: APPLIED,
  ...more,
})
const deposit = (more: object = {}) => ({
  depositedAt: new Date('2026-11-21T02:00:00Z'),
  amountWon: 36_000,
  depositor: '김춘자',
  orderNumber: null,
  ...more,
})
const OTHER = { names: ['박다른'] }

describe('a deposit in a bank statement', () => {
  it.each<[string, object, DepositOrder[], string, number | null]>([
    [
      'with the number of an open order',
      { orderNumber: numberOf(2), depositor: '딸' },
      [order(1), order(2)],
      'order',
      2,
    ],
    [
      'with its number and another sum',
      { orderNumber: numberOf(1), amountWon: 30_000 },
      [order(1)],
      'otherSum',
      1,
    ],
    [
      'with the number of a paid order',
      { orderNumber: numberOf(1) },
      [order(1, { state: 'paid' })],
      'double',
      1,
    ],
    [
      'with the number of an order that has one',
      { orderNumber: numberOf(1) },
      [order(1, { hasDeposit: true })],
      'double',
      1,
    ],
    [
      'with the number of an ended order',
      { orderNumber: numberOf(1) },
      [order(1, { state: 'ended' })],
      'none',
      null,
    ],
    [
      'of a name and sum that fit one order',
      {},
      [order(1), order(2, OTHER), order(3, { amountWon: 72_000 })],
      'name',
      1,
    ],
    ['of a place of business', { depositor: '(주)춘자네밥집' }, [order(1)], 'name', 1],
    ['that fits two orders', {}, [order(1), order(2)], 'several', null],
    ['that fits one beside one with a deposit', {}, [order(1, { hasDeposit: true }), order(2)], 'name', 2],
    ['whose only order has a deposit', {}, [order(1, { hasDeposit: true })], 'double', 1],
    ['whose order was paid in another way', {}, [order(1, { state: 'paid' })], 'double', 1],
    ['with words beside the name', { depositor: '김춘자교육비' }, [order(1), order(2, OTHER)], 'similar', 1],
    ['of a name cut short', { depositor: '춘자네' }, [order(1)], 'similar', 1],
    ['of words beside two such names', { depositor: '김춘자교육비' }, [order(1), order(2)], 'several', null],
    [
      'from before the application',
      { depositedAt: new Date('2026-11-19T02:00:00Z') },
      [order(1)],
      'none',
      null,
    ],
    ['of another sum', { amountWon: 30_000 }, [order(1)], 'none', null],
    ['of an ended order by its name', {}, [order(1, { state: 'ended' })], 'none', null],
    ['of one letter', { depositor: '김' }, [order(1)], 'none', null],
    ['without a name', { depositor: ' - ' }, [order(1, { names: ['', '-'] })], 'none', null],
  ])('matches a deposit %s', (_case, more, orders, kind, paymentNo) => {
    const match = matchDeposit(deposit(more), orders)
    expect([match.kind, match.order?.paymentNo ?? null]).toEqual([kind, paymentNo])
  })
})

it.each<[string, string | null]>([
  [`교육비 ${numberOf(7)}`, numberOf(7)],
  [numberOf(7).replaceAll('-', ''), numberOf(7)],
  [`1${numberOf(7).replaceAll('-', '')}`, null],
  ['2611-4108-8890', null],
  ['김춘자', null],
])('reads the order number in «%s» as %s', (text, number) => {
  expect(orderNumberIn('', text)).toBe(number)
})
