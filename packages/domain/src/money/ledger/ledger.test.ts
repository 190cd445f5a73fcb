import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_LEDGER, ledgerAccounts, type LedgerOrder, ledgerOf, linesBetween } from './ledger.ts'
import { PaymentType } from '../../text.ts'

const AT = new Date('2026-11-20T01:00:00Z')
const order = (change: Partial<LedgerOrder> = {}): LedgerOrder => ({
  paymentType: 1 as const,
  status: 'paid',
  amountWon: 36_000,
  taxFreeWon: 36_000,
  paidAt: AT,
  refunds: [],
  ...change,
})
const refund = (change: Partial<LedgerOrder['refunds'][number]> = {}): LedgerOrder['refunds'][number] => ({
  amountWon: 36_000,
  status: 'done',
  transferredOn: null,
  returnedTwiceAt: null,
  ...change,
})

describe('the balances of an order', () => {
  it.each([
    ['no money yet', order({ paidAt: null, status: 'ready' }), {}],
    ['paid, free of tax', order(), { gateway: 36_000, revenueExempt: -36_000 }],
    ['taxed', order({ taxFreeWon: 0 }), { gateway: 36_000, revenueTaxable: -32_727, vat: -3_273 }],
    ['tax undecided', order({ taxFreeWon: null }), { gateway: 36_000, revenueUndecided: -36_000 }],
    ['entered by staff', order({ paymentType: 5 as const }), { bank: 36_000, revenueExempt: -36_000 }],
    ['late', order({ status: 'paidAfterCancellation' }), { gateway: 36_000, refundsDue: -36_000 }],
    [
      'a refund on its way',
      order({ refunds: [refund({ status: 'sent' })] }),
      { gateway: 36_000, refundsDue: -36_000 },
    ],
    [
      'a refund that was refused is still owed',
      order({ refunds: [refund({ status: 'failed' })] }),
      { gateway: 36_000, refundsDue: -36_000 },
    ],
    ['given back', order({ status: 'cancelled', refunds: [refund()] }), {}],
    ['given back at the console', order({ status: 'cancelled' }), {}],
    [
      'a part given back',
      order({ refunds: [refund({ amountWon: 9_000 })] }),
      { gateway: 27_000, revenueExempt: -27_000 },
    ],
    [
      'sent by the bank: the gateway still has it',
      order({ status: 'cancelled', refunds: [refund({ transferredOn: AT })] }),
      { gateway: 36_000, bank: -36_000 },
    ],
    [
      'returned twice',
      order({ status: 'cancelled', refunds: [refund({ transferredOn: AT, returnedTwiceAt: AT })] }),
      { bank: -36_000, overReturned: 36_000 },
    ],
  ])('computes the balances of an order: %s', (_, one, balances) => {
    expect(ledgerOf(one)).toEqual({ ...EMPTY_LEDGER, ...balances })
  })

  it('keeps balances at a zero sum after any refunds and cash at payments minus refunds', () => {
    const refunds = fc.array(
      fc.record({
        share: fc.integer({ min: 1, max: 50 }),
        status: fc.constantFrom('requested', 'sent', 'done', 'failed' as const),
        byBank: fc.boolean(),
      }),
      { maxLength: 3 },
    )
    const orders = fc.record({
      paymentType: fc.constantFrom(...Object.values(PaymentType)),
      status: fc.constantFrom('paid', 'paidAfterCancellation', 'cancelled' as const),
      amountWon: fc.integer({ min: 1_000, max: 300_000 }),
      freeShare: fc.option(fc.integer({ min: 0, max: 100 })),
      refunds,
    })
    fc.assert(
      fc.property(fc.array(orders, { maxLength: 20 }), (many) => {
        for (const { freeShare, amountWon, ...one } of many) {
          const facts = order({
            ...one,
            amountWon,
            taxFreeWon: freeShare === null ? null : Math.round((amountWon * freeShare) / 100),
            refunds: one.refunds.map(({ share, status, byBank }) =>
              refund({
                amountWon: Math.floor((amountWon * share) / 150),
                status,
                transferredOn: byBank ? AT : null,
              }),
            ),
          })
          const balances = ledgerOf(facts)
          expect(ledgerAccounts.reduce((sum, name) => sum + balances[name], 0)).toBe(0)
          const done = facts.refunds.filter(({ status }) => status === 'done')
          const back =
            one.status === 'cancelled' ? amountWon : done.reduce((sum, { amountWon: won }) => sum + won, 0)
          expect(balances.gateway + balances.bank).toBe(amountWon - back)
        }
      }),
    )
  })

  it('moves between any balances by lines that sum to zero and adds none on a repeat', () => {
    const [before, after] = [ledgerOf(order()), ledgerOf(order({ refunds: [refund({ status: 'sent' })] }))]
    expect(linesBetween(before, after)).toEqual([
      { account: 'refundsDue', amountWon: -36_000 },
      { account: 'revenueExempt', amountWon: 36_000 },
    ])
    expect(linesBetween(after, after)).toEqual([])
  })
})
