import type { SeoulDay } from '../../../time/seoul-day.ts'

export type Withdrawn = 'revoked' | 'superseded'

export type RevocationList = {
  madeAt: Date
  /** Holds entries (`listEntry`): the fingerprint of a verification number and the day it became invalid. */
  revoked: readonly string[]
  superseded: readonly string[]
}

/** Is 64 bits of a SHA-256 over a number with 55 random bits: only its holder can recognise a certificate in the list. */
const FINGERPRINT_DIGITS = 16

export function fingerprintOf(sha256Hex: string): string {
  return sha256Hex.slice(0, FINGERPRINT_DIGITS)
}

/** Formats '0123456789abcdef 2026-12-08'; older lists in browsers have no day. */
export function listEntry(fingerprint: string, on: SeoulDay): string {
  return `${fingerprint} ${on}`
}

export function revocationText({ madeAt, revoked, superseded }: RevocationList): string {
  return ['EDUR1', madeAt.toISOString(), revoked.join(','), superseded.join(',')].join('\n')
}

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
