import type { OrderStatus } from '../payment/payment-status.ts'
import { taxFreeOfPart, taxParts } from '../payment/tax.ts'
import type { PaymentType } from '../../text.ts'

/**
 * What we have is positive; what we owe or earned is negative (prisma/schema/money/reconciliation.prisma describes each account).
 */
export const ledgerAccounts = [
  'gateway',
  'bank',
  'overReturned',
  'refundsDue',
  'revenueTaxable',
  'revenueExempt',
  'revenueUndecided',
  'vat',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]
export type LedgerBalances = Readonly<Record<LedgerAccount, number>>

export type LedgerRefund = {
  amountWon: number
  status: 'requested' | 'sent' | 'done' | 'failed'
  transferredOn: Date | null
  returnedTwiceAt: Date | null
}

export type LedgerOrder = {
  paymentType: PaymentType
  status: OrderStatus
  amountWon: number
  taxFreeWon: number | null
  paidAt: Date | null
  refunds: readonly LedgerRefund[]
}

export const EMPTY_LEDGER = Object.fromEntries(ledgerAccounts.map((name) => [name, 0])) as LedgerBalances

/** Money that staff entered came to the association's bank (`PaymentType.admin`). */
const ENTERED = 5

const sumOf = (refunds: readonly LedgerRefund[]) => refunds.reduce((sum, { amountWon }) => sum + amountWon, 0)

/** Returns what an order holds, owes and earned; the balances always sum to zero. */
export function ledgerOf(order: LedgerOrder): LedgerBalances {
  const { paymentType, status, amountWon, paidAt, refunds } = order
  if (paidAt === null) return EMPTY_LEDGER
  const done = refunds.filter((refund) => refund.status === 'done')
  const returnedWon = status === 'cancelled' ? Math.max(amountWon, sumOf(done)) : sumOf(done)
  const sentByBankWon =
    paymentType === ENTERED ? returnedWon : sumOf(done.filter(({ transferredOn }) => transferredOn !== null))
  const twiceWon = sumOf(done.filter(({ returnedTwiceAt }) => returnedTwiceAt !== null))
  const [viaBank, viaGateway] = paymentType === ENTERED ? [amountWon, 0] : [0, amountWon]

  const keptWon = amountWon - returnedWon
  const refundsDue = Math.min(owedOf(order, keptWon), keptWon)
  return {
    ...EMPTY_LEDGER,
    bank: viaBank - sentByBankWon,
    gateway: viaGateway - (returnedWon - sentByBankWon) - twiceWon,
    overReturned: twiceWon,
    refundsDue: 0 - refundsDue,
    ...earned(order, keptWon - refundsDue),
  }
}

/** Returns the remaining won that are not ours: refunds under way, refused refunds still owed, and money that paid nothing. */
function owedOf({ status, refunds }: LedgerOrder, keptWon: number): number {
  if (status === 'paidAfterCancellation') return keptWon
  const last = refunds.at(-1)
  const refused = last?.status === 'failed' ? last.amountWon : 0
  return (
    sumOf(refunds.filter((refund) => refund.status === 'requested' || refund.status === 'sent')) + refused
  )
}

function earned({ amountWon, taxFreeWon }: LedgerOrder, won: number): Partial<LedgerBalances> {
  if (taxFreeWon === null) return { revenueUndecided: 0 - won }
  const free = taxFreeOfPart({ amountWon, taxFreeWon }, amountWon - won, won)
  const { supplyWon, vatWon } = taxParts(won, free)
  return { revenueTaxable: 0 - supplyWon, revenueExempt: 0 - free, vat: 0 - vatWon }
}

export function linesBetween(
  from: LedgerBalances,
  to: LedgerBalances,
): { account: LedgerAccount; amountWon: number }[] {
  return ledgerAccounts.flatMap((account) => {
    const amountWon = to[account] - from[account]
    return amountWon === 0 ? [] : [{ account, amountWon }]
  })
}
