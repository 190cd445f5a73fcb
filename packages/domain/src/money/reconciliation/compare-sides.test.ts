import { describe, expect, test } from 'vitest'
import {
  differingSides,
  type GatewaySide,
  mayAskAgain,
  type OurSide,
  type SideName,
} from './compare-sides.ts'

const at = new Date('2026-12-07T21:15:07+09:00')
const ours: OurSide = {
  paymentId: 'p1',
  status: 'paid',
  amountWon: 36_000,
  paidAt: at,
  approvalNumber: '30118845',
  refundedWon: 0,
  notices: 1,
}
const gateway: GatewaySide = {
  paymentId: 'p1',
  status: 'PAID',
  totalWon: 36_000,
  cancelledWon: 0,
  currency: 'KRW',
  paidAt: at,
  approvalNumber: '30118845',
}
const open = { status: 'ready', paidAt: null, approvalNumber: null } as const

describe('our order compared with the gateway', () => {
  test.each<[string, Partial<OurSide>, Partial<GatewaySide> | null, SideName[], boolean]>([
    ['agrees', {}, {}, [], false],
    ['has not heard of the approval', { ...open, notices: 0 }, {}, ['status', 'notice'], true],
    [
      'heard of another sum',
      { status: 'mismatched', paidAt: null },
      { totalWon: 35_000 },
      ['amount', 'status'],
      false,
    ],
    ['would be approved for another sum', open, { totalWon: 35_000 }, ['amount', 'status'], false],
    ['is another order', open, { paymentId: 'p2' }, ['status'], false],
    ['was closed before the money came', { ...open, status: 'cancelled' }, {}, ['status'], true],
    ['has money that pays nothing', { status: 'paidAfterCancellation' }, {}, ['status'], false],
    ['was paid a minute apart', { paidAt: new Date(at.getTime() + 60_000) }, {}, [], false],
    ['was paid on another day', { paidAt: new Date(at.getTime() + 86_400_000) }, {}, ['paidAt'], false],
    ['has another approval', { approvalNumber: '1' }, {}, ['approval'], false],
    [
      'was returned there alone',
      {},
      { status: 'CANCELLED', cancelledWon: 36_000 },
      ['status', 'refunded'],
      false,
    ],
    [
      'returned a part',
      { refundedWon: 9_000 },
      { status: 'PARTIAL_CANCELLED', cancelledWon: 9_000 },
      [],
      false,
    ],
    ['waits like the gateway', open, { status: 'READY', paidAt: null }, [], false],
    ['is open and unknown there', open, null, [], false],
    ['is paid and unknown there', {}, null, ['status'], false],
  ])(
    'compares our order with the gateway when the order %s',
    (_what, ourChange, gatewayChange, differing, mayAsk) => {
      const one = { ...ours, ...ourChange }
      const other = gatewayChange && { ...gateway, ...gatewayChange }
      expect(differingSides(one, other)).toEqual(differing)
      expect(mayAskAgain(one, other)).toBe(mayAsk)
    },
  )
})
