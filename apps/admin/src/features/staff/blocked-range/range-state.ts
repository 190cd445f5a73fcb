import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import type { listBlockedRanges } from '@hygiene/contracts/staff/blocked-range/list-blocked-ranges'

export type BlockedRange = EntityOf<typeof listBlockedRanges>['list'][number]

/** Removes the mask from a single address, which is stored with one. */
export function rangeText(cidr: string): string {
  return cidr.replace(cidr.includes(':') ? /\/128$/ : /\/32$/, '')
}
