import type { SeoulDay } from '../../../time/seoul-day.ts'

/** Why a certificate is in the list: it has no force, or a corrected one took its place. */
export type Withdrawn = 'revoked' | 'superseded'

export type RevocationList = {
  madeAt: Date
  /** Entries (`listEntry`): the fingerprint of a verification number and the day on which it stopped counting. */
  revoked: readonly string[]
  superseded: readonly string[]
}

/** 64 bits of a SHA-256 over a number with 55 random bits: the list names a certificate only to its holder. */
const FINGERPRINT_DIGITS = 16

/** The entry of a number whose SHA-256 is given in hexadecimal digits. */
export function fingerprintOf(sha256Hex: string): string {
  return sha256Hex.slice(0, FINGERPRINT_DIGITS)
}

/** '0123456789abcdef 2026-12-08'; lists that browsers kept from before name no day. */
export function listEntry(fingerprint: string, on: SeoulDay): string {
  return `${fingerprint} ${on}`
}

/** The signed text of a list. */
export function revocationText({ madeAt, revoked, superseded }: RevocationList): string {
  return ['EDUR1', madeAt.toISOString(), revoked.join(','), superseded.join(',')].join('\n')
}

/** How and since when a list withdraws a certificate; null where it does not name its fingerprint. */
export function withdrawnBy(
  list: RevocationList,
  fingerprint: string,
): { how: Withdrawn; on: SeoulDay | null } | null {
  for (const how of ['revoked', 'superseded'] as const) {
    const entry = list[how].find((one) => one.startsWith(fingerprint))
    if (entry !== undefined) return { how, on: entry.slice(FINGERPRINT_DIGITS + 1) || null }
  }
  return null
}
