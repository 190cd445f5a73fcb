import { expect, test } from 'vitest'
import type { ExceptionalRefusal } from './exceptional-refund.ts'
import { judgeExceptionalRefund } from './exceptional-refund.ts'
import type { OrderStatus } from '../payment/payment-status.ts'

const back = (status: string, amountWon = 10_000) => ({ status, amountWon })

test.each<[OrderStatus, ReturnType<typeof back>[], number, ExceptionalRefusal | null]>([
  ['paid', [], 36_000, null],
  ['paid', [], 36_001, 'REFUND_ABOVE_PAID'],
  ['paid', [], 0, 'REFUND_ABOVE_PAID'],
  ['paid', [back('done')], 26_000, null],
  ['paid', [back('done')], 26_001, 'REFUND_ABOVE_PAID'],
  ['paid', [back('failed')], 36_000, null],
  ['paid', [back('sent')], 1_000, 'REFUND_IN_PROGRESS'],
  ['paid', [back('requested')], 1_000, 'REFUND_IN_PROGRESS'],
  ['paidAfterCancellation', [], 36_000, null],
  ['cancelled', [], 1_000, 'NOTHING_TO_REFUND'],
  ['ready', [], 1_000, 'NOTHING_TO_REFUND'],
])(
  'judges a refund of an order of 36,000 won, %s, after %j, over %i won: %s',
  (status, refunds, won, reason) => {
    const verdict = judgeExceptionalRefund({ status, amountWon: 36_000, refunds }, won)
    expect(verdict.allowed ? null : verdict.reason).toBe(reason)
  },
)
