import { createHmac } from 'node:crypto'

/** Is the password of every person in tests and in the demo data; it satisfies the password rules. */
export const PASSWORD = 'Haetbit!74'

/**
 * Is the authenticator secret of every employee in tests and in the demo data: «12345678901234567890» in base32 (RFC 6238,
 * appendix B).
 */
export const STAFF_TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function totpCode(at: Date, stepsLater = 0, secret = STAFF_TOTP_SECRET): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000) + stepsLater))
  const digest = createHmac('sha1', bytesOf(secret)).update(step).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(number).padStart(6, '0')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
