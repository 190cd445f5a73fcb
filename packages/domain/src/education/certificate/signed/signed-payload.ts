import { type KeyedFacts, readFactBytes } from './fact-bytes.ts'

/** ECDSA over P-256, r and s (IEEE P1363). */
const SIGNATURE_BYTES = 64
/** Longer than the longest payload: reading a number of any length would cost time. */
const LONGEST_PAYLOAD = 640

export type ReadPayload = KeyedFacts & {
  /** Still to be verified over `signedBytes(verificationNumber, body)`. */
  body: Uint8Array
  signature: Uint8Array
}

/** The signed message: the number of the address and the facts behind it, so that facts belong to one address only. */
export function signedBytes(verificationNumber: string, body: Uint8Array): Uint8Array {
  return Uint8Array.from([...Array.from(verificationNumber, (sign) => sign.codePointAt(0) ?? 0), ...body])
}

/**
 * Facts and signature as one decimal number: a QR symbol packs three digits into ten bits, so digits take a quarter less
 * room than base64 (decision 013).
 */
export function payloadOf(body: Uint8Array, signature: Uint8Array): string {
  const hex = Array.from([...body, ...signature], (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${hex}`).toString()
}

/** Reads a payload whose signature is still to be verified; null where it cannot be one of ours. */
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

/** `…/verify/2FQ8-ZN0C-W7XR#…`: what stands after `#` stays in the reader's browser. */
export function signedAddress(verifyUrl: string, payload: string | null): string {
  return payload === null ? verifyUrl : `${verifyUrl}#${payload}`
}
