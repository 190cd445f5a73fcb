import { formatWon } from './won.ts'

/** Value added tax of a course (VAT Act Art. 26); undecided refuses production. */
export const taxKinds = ['undecided', 'taxable', 'exempt'] as const
export type TaxKind = (typeof taxKinds)[number]
/** What an employee may decide. */
export const decidedTaxKinds = ['exempt', 'taxable'] as const satisfies readonly TaxKind[]
export type DecidedTaxKind = (typeof decidedTaxKinds)[number]

export const taxKindLabel: Record<TaxKind, string> = {
  undecided: '아직 정하지 않음',
  taxable: '과세',
  exempt: '면세',
}

/** Won that are free of tax among what an order pays; null while one of its courses is undecided. */
export function taxFreeOf(parts: readonly { priceWon: number; taxKind: TaxKind }[]): number | null {
  if (parts.some(({ taxKind }) => taxKind === 'undecided')) return null
  return parts.reduce((sum, { priceWon, taxKind }) => sum + (taxKind === 'exempt' ? priceWon : 0), 0)
}

export type TaxParts = { supplyWon: number; vatWon: number; taxFreeWon: number }

/** A sum in the parts that a receipt names: supply and its tax of a tenth, and what is free of tax. */
export function taxParts(amountWon: number, taxFreeWon: number): TaxParts {
  const supplyWon = Math.round((amountWon - taxFreeWon) / 1.1)
  return { supplyWon, vatWon: amountWon - taxFreeWon - supplyWon, taxFreeWon }
}

/** The lines of a receipt about tax: what is left of the price, as it was frozen. None where nothing was decided or is left. */
export function taxLines({
  priceWon,
  netWon,
  taxFreeWon,
}: {
  priceWon: number
  netWon: number
  taxFreeWon: number | null
}): { kind: string; vat: TaxParts | null } | null {
  if (taxFreeWon === null || netWon <= 0) return null
  const free = taxFreeOfPart({ amountWon: priceWon, taxFreeWon }, priceWon - netWon, netWon)
  if (free === netWon) return { kind: taxKindLabel.exempt, vat: null }
  const kind = free === 0 ? taxKindLabel.taxable : `면세 ${formatWon(free)} 포함`
  return { kind, vat: taxParts(netWon, free) }
}

/** The part of an order after `beforeWon`, in proportion; the parts of an order add up to what is free of tax in it. */
export function taxFreeOfPart(
  order: { amountWon: number; taxFreeWon: number },
  beforeWon: number,
  partWon: number,
): number {
  const upTo = (won: number) => Math.round((order.taxFreeWon * won) / order.amountWon)
  return upTo(beforeWon + partWon) - upTo(beforeWon)
}
