import { type KeyedFacts, readFactBytes } from './fact-bytes.ts'

/** Is the size of r and s of an ECDSA signature over P-256 (IEEE P1363). */
const SIGNATURE_BYTES = 64
/** Exceeds the longest payload; parsing a number of any length would cost time. */
const LONGEST_PAYLOAD = 640

export type ReadPayload = KeyedFacts & {
  body: Uint8Array
  signature: Uint8Array
}

/** Signs the verification number together with the facts, so that facts belong to one address only. */
export function signedBytes(verificationNumber: string, body: Uint8Array): Uint8Array {
  return Uint8Array.from([...Array.from(verificationNumber, (sign) => sign.codePointAt(0) ?? 0), ...body])
}

/**
 * Encodes facts and signature as one decimal number: a QR code packs three digits into ten bits, so digits need a quarter less
 * room than base64 (decision 013).
 */
export function payloadOf(body: Uint8Array, signature: Uint8Array): string {
  const hex = Array.from([...body, ...signature], (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${hex}`).toString()
}

/** Does not verify the signature; returns null for what cannot be one of our payloads. */
export function readPayload(payload: string): ReadPayload | null {
  if (payload.length > LONGEST_PAYLOAD || !/^[1-9]\d*$/.test(payload)) return null
  const hex = BigInt(payload).toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  const bytes = Uint8Array.from(even.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  if (bytes.length <= SIGNATURE_BYTES) return null
  const body = bytes.slice(0, -SIGNATURE_BYTES)
  const known = readFactBytes(body)
  return known && { ...known, body, signature: bytes.slice(-SIGNATURE_BYTES) }
}

/** Builds `…/verify/2FQ8-ZN0C-W7XR#…`; the part after `#` never leaves the reader's browser. */
export function signedAddress(verifyUrl: string, payload: string | null): string {
  return payload === null ? verifyUrl : `${verifyUrl}#${payload}`
}
