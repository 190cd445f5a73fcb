import { formatWon } from './won.ts'

/** Is the value added tax of a course (VAT Act Art. 26); production refuses undecided courses. */
export const taxKinds = ['undecided', 'taxable', 'exempt'] as const
export type TaxKind = (typeof taxKinds)[number]
export const decidedTaxKinds = ['exempt', 'taxable'] as const satisfies readonly TaxKind[]
export type DecidedTaxKind = (typeof decidedTaxKinds)[number]

export const taxKindLabel: Record<TaxKind, string> = {
  undecided: '아직 정하지 않음',
  taxable: '과세',
  exempt: '면세',
}

export function taxFreeOf(parts: readonly { priceWon: number; taxKind: TaxKind }[]): number | null {
  if (parts.some(({ taxKind }) => taxKind === 'undecided')) return null
  return parts.reduce((sum, { priceWon, taxKind }) => sum + (taxKind === 'exempt' ? priceWon : 0), 0)
}

export type TaxParts = { supplyWon: number; vatWon: number; taxFreeWon: number }

/** Splits a sum as a receipt does: supply, its tax of a tenth, and the tax-free part. */
export function taxParts(amountWon: number, taxFreeWon: number): TaxParts {
  const supplyWon = Math.round((amountWon - taxFreeWon) / 1.1)
  return { supplyWon, vatWon: amountWon - taxFreeWon - supplyWon, taxFreeWon }
}

/** Returns a receipt's tax lines for what is left of the price, as frozen; none where nothing was decided or is left. */
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

/** Returns the tax-free share of a part after `beforeWon`, in proportion; the parts of an order sum to its tax-free total. */
export function taxFreeOfPart(
  order: { amountWon: number; taxFreeWon: number },
  beforeWon: number,
  partWon: number,
): number {
  const upTo = (won: number) => Math.round((order.taxFreeWon * won) / order.amountWon)
  return upTo(beforeWon + partWon) - upTo(beforeWon)
}
