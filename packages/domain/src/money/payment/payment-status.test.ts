import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type GatewayFacts,
  type GatewayStatus,
  type OrderStatus,
  type PaymentOrder,
  decidePayment,
  orderStatuses,
} from './payment-status.ts'

const order: PaymentOrder = { status: 'ready', paymentId: 'p1', amountWon: 36_000, currency: 'KRW' }

function said(status: GatewayStatus, change: Partial<GatewayFacts> = {}): GatewayFacts {
  return { status, paymentId: 'p1', totalWon: 36_000, currency: 'KRW', ...change }
}

function decide(status: OrderStatus, facts: GatewayFacts) {
  const decision = decidePayment({ ...order, status }, facts)
  return [decision.status, decision.effect]
}

function notify(facts: readonly GatewayFacts[]) {
  let status: OrderStatus = 'ready'
  const effects: string[] = []
  for (const each of facts) {
    const decision = decidePayment({ ...order, status }, each)
    status = decision.status
    effects.push(decision.effect)
  }
  return { status, effects }
}

describe('the status of an order', () => {
  test.each<[OrderStatus, GatewayStatus, OrderStatus, string]>([
    ['ready', 'PAID', 'paid', 'confirm'],
    ['virtualAccountIssued', 'PAID', 'paid', 'confirm'],
    ['failed', 'PAID', 'paid', 'confirm'],
    ['cancelled', 'PAID', 'paidAfterCancellation', 'flagForStaff'],
    ['paid', 'PAID', 'paid', 'none'],
    ['paidAfterCancellation', 'PAID', 'paidAfterCancellation', 'none'],
    ['mismatched', 'PAID', 'mismatched', 'none'],
    ['ready', 'VIRTUAL_ACCOUNT_ISSUED', 'virtualAccountIssued', 'hold'],
    ['failed', 'VIRTUAL_ACCOUNT_ISSUED', 'virtualAccountIssued', 'hold'],
    ['virtualAccountIssued', 'VIRTUAL_ACCOUNT_ISSUED', 'virtualAccountIssued', 'none'],
    ['paid', 'VIRTUAL_ACCOUNT_ISSUED', 'paid', 'none'],
    ['cancelled', 'VIRTUAL_ACCOUNT_ISSUED', 'cancelled', 'none'],
    ['ready', 'FAILED', 'failed', 'none'],
    ['virtualAccountIssued', 'FAILED', 'failed', 'none'],
    ['paid', 'FAILED', 'paid', 'none'],
    ['ready', 'READY', 'ready', 'none'],
    ['ready', 'PAY_PENDING', 'ready', 'none'],
    ['ready', 'CANCELLED', 'cancelled', 'markCancelled'],
    ['paid', 'CANCELLED', 'cancelled', 'markCancelled'],
    ['paidAfterCancellation', 'CANCELLED', 'cancelled', 'markCancelled'],
    ['mismatched', 'CANCELLED', 'cancelled', 'markCancelled'],
    ['cancelled', 'CANCELLED', 'cancelled', 'none'],
    ['paid', 'PARTIAL_CANCELLED', 'paid', 'flagForStaff'],
    ['ready', 'PARTIAL_CANCELLED', 'mismatched', 'flagForStaff'],
  ])(
    'moves an order that is %s on the gateway status %s to %s with the effect %s',
    (status, gateway, next, effect) => {
      expect(decide(status, said(gateway))).toEqual([next, effect])
    },
  )

  test.each([
    ['another sum', { totalWon: 100 }],
    ['another currency', { currency: 'USD' }],
    ['another payment', { paymentId: 'p2' }],
  ])('never confirms an order by %s', (_, change) => {
    for (const status of orderStatuses) {
      expect(decide(status, said('PAID', change))).not.toContain('confirm')
    }
    expect(decide('ready', said('PAID', change))).toEqual(['mismatched', 'flagForStaff'])
    expect(decide('paid', said('PAID', change))).toEqual(['paid', 'flagForStaff'])
    expect(decide('mismatched', said('PAID', change))).toEqual(['mismatched', 'none'])
  })

  test('does not cancel an order by the cancellation of another payment', () => {
    expect(decide('paid', said('CANCELLED', { paymentId: 'p2' }))).toEqual(['paid', 'flagForStaff'])
  })
})

describe('repeated, late or unordered facts', () => {
  const notice = fc.constantFrom<GatewayStatus>(
    'READY',
    'PAY_PENDING',
    'VIRTUAL_ACCOUNT_ISSUED',
    'FAILED',
    'PAID',
  )
  const anyNotice = fc.constantFrom<GatewayStatus>(
    'READY',
    'PAY_PENDING',
    'VIRTUAL_ACCOUNT_ISSUED',
    'FAILED',
    'PAID',
    'PARTIAL_CANCELLED',
    'CANCELLED',
  )

  test('confirms exactly once when one fact reports the payment', () => {
    const withPaid = fc
      .tuple(fc.array(notice), fc.array(notice))
      .map(([before, rest]) => [...before, 'PAID' as const, ...rest])
    fc.assert(
      fc.property(withPaid, (statuses) => {
        const { status, effects } = notify(statuses.map((each) => said(each)))
        expect(status).toBe('paid')
        expect(effects.filter((effect) => effect === 'confirm')).toHaveLength(1)
      }),
    )
  })

  test('confirms at most once in any combination and repeats nothing for repeated facts', () => {
    const facts = fc.array(
      fc
        .tuple(anyNotice, fc.constantFrom(36_000, 36_000, 1))
        .map(([each, totalWon]) => said(each, { totalWon })),
    )
    fc.assert(
      fc.property(facts, (story) => {
        const { status, effects } = notify(story)
        expect(effects.filter((effect) => effect === 'confirm').length).toBeLessThanOrEqual(1)

        const doubled = notify(story.flatMap((each) => [each, each]))
        expect(doubled.status).toBe(status)
        for (const once of ['confirm', 'hold', 'markCancelled']) {
          expect(doubled.effects.filter((effect) => effect === once)).toHaveLength(
            effects.filter((effect) => effect === once).length,
          )
        }
      }),
    )
  })
})

test.each([
  ['paid', 9_000, 'returnPart'],
  ['paid', 9_001, 'flagForStaff'],
  ['paid', 0, 'flagForStaff'],
  ['ready', 9_000, 'flagForStaff'],
] as const)(
  'judges a return of 9,000 won on an order that is %s with %i of our own: %s',
  (status, returningWon, effect) => {
    const facts = said('PARTIAL_CANCELLED', { cancelledWon: 9_000 })
    expect(decidePayment({ ...order, status, returningWon }, facts).effect).toBe(effect)
  },
)
