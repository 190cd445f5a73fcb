import { describe, expect, it } from 'vitest'
import { cashReceiptNumber, maskCashReceiptNumber } from './cash-receipt-number.ts'
import { type CashReceiptFacts, certifiedWon, judgeCashReceipt } from './cash-receipt.ts'

const paid: CashReceiptFacts = {
  paymentType: 3,
  status: 'paid',
  paidAt: new Date('2026-11-20T01:00:00Z'),
  amountWon: 36_000,
  refunds: [],
  formerMethod: null,
  cashReceipts: [],
}

describe('a cash receipt', () => {
  it.each([
    [{}, null],
    [{ paymentType: 4 }, null],
    [{ paymentType: 5, cashReceipts: [{ status: 'failed' }, { status: 'cancelled' }] }, null],
    [{ refunds: [{ status: 'done', amountWon: 6_000 }] }, null],
    [{ paymentType: 1 }, 'CASH_RECEIPT_METHOD'],
    [{ paymentType: 2 }, 'CASH_RECEIPT_METHOD'],
    [{ status: 'virtualAccountIssued', paidAt: null }, 'CASH_RECEIPT_NO_MONEY'],
    [{ status: 'paidAfterCancellation' }, 'CASH_RECEIPT_NO_MONEY'],
    [{ refunds: [{ status: 'done', amountWon: 36_000 }] }, 'CASH_RECEIPT_NO_MONEY'],
    [{ cashReceipts: [{ status: 'requested' }] }, 'CASH_RECEIPT_EXISTS'],
    [{ cashReceipts: [{ status: 'issued' }] }, 'CASH_RECEIPT_EXISTS'],
    [{ cashReceipts: [{ status: 'cancelling' }] }, 'CASH_RECEIPT_EXISTS'],
    [{ refunds: [{ status: 'sent', amountWon: 36_000 }] }, 'CASH_RECEIPT_WHILE_REFUNDING'],
  ] as [Partial<CashReceiptFacts>, string | null][])(
    'judges a cash receipt by its order %o',
    (change, reason) => {
      const verdict = judgeCashReceipt({ ...paid, ...change })
      expect(verdict.allowed ? null : verdict.reason).toBe(reason)
    },
  )

  it('certifies the sum that was not returned', () => {
    expect(certifiedWon({ ...paid, refunds: [{ status: 'done', amountWon: 6_000 }] })).toBe(30_000)
    expect(certifiedWon({ ...paid, status: 'cancelled' })).toBe(0)
  })

  it.each([
    ['personal', '010-1234-5678', '01012345678', '010-****-5678'],
    ['personal', '1544-2020-1234-5678-90', '154420201234567890', '1544-****-****-7890'],
    ['corporate', '220-81-62517', '2208162517', '220-**-***17'],
    ['personal', '02-123-4567', null, null],
    ['corporate', '220-81-62518', null, null],
    ['corporate', '01012345678', null, null],
  ] as const)('reads and masks a number of the %s kind: %s', (purpose, typed, digits, masked) => {
    expect(cashReceiptNumber(purpose, typed)).toBe(digits)
    expect(digits && maskCashReceiptNumber(digits)).toBe(masked)
  })
})
