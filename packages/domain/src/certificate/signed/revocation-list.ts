/** Why a certificate is in the list: it has no force, or a mended one took its place. */
export type Withdrawn = 'revoked' | 'superseded'

export type RevocationList = {
  madeAt: Date
  /** Fingerprints of verification numbers (`fingerprintOf`). */
  revoked: readonly string[]
  superseded: readonly string[]
}

/** 64 bits of a SHA-256 over a number with 55 random bits: the list names a certificate only to its holder. */
const FINGERPRINT_DIGITS = 16

/** The entry of a number whose SHA-256 is given in hexadecimal digits. */
export function fingerprintOf(sha256Hex: string): string {
  return sha256Hex.slice(0, FINGERPRINT_DIGITS)
}

/** The signed text of a list. */
export function revocationText({ madeAt, revoked, superseded }: RevocationList): string {
  return ['EDUR1', madeAt.toISOString(), revoked.join(','), superseded.join(',')].join('\n')
}

/** Whether the list names a fingerprint, and how. */
export function withdrawnBy(list: RevocationList, fingerprint: string): Withdrawn | null {
  if (list.revoked.includes(fingerprint)) return 'revoked'
  return list.superseded.includes(fingerprint) ? 'superseded' : null
}
