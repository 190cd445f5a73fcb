import type { EntityOf, listBlockedRanges } from '@hygiene/contracts'
import { seoulInstant } from '@hygiene/domain'

export type BlockedRange = EntityOf<typeof listBlockedRanges>['list'][number]

export function isInForce({ endsAt }: Pick<BlockedRange, 'endsAt'>, now: Date): boolean {
  return endsAt === null || new Date(endsAt) > now
}

/** A single address without the mask it is stored with. */
export function rangeWords(cidr: string): string {
  return cidr.replace(cidr.includes(':') ? /\/128$/ : /\/32$/, '')
}

/** What a datetime field holds, on Seoul's clocks, as an instant; undefined where it is empty. */
export function instantTyped(typed: string): string | undefined {
  const [day, time] = typed.split('T')
  return day && time ? seoulInstant(day, time.slice(0, 5)).toISOString() : undefined
}
