import type { CheckIn } from '../kept/check-in-records.ts'
import type { IsGenuine } from './read-symbol.ts'

/** Uses ECDSA over P-256 with SHA-256 and the signature as r and s (packages/gateways, `signSlip`). */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** Checks signatures with the browser's cryptography, so it needs no network. */
export async function slipCheck(slipKey: CheckIn['slipKey']): Promise<IsGenuine> {
  const key = await crypto.subtle.importKey('jwk', slipKey as JsonWebKey, ALGORITHM, false, ['verify'])
  return ({ signed, signature }) =>
    crypto.subtle.verify(ALGORITHM, key, bytesOf(signature), new TextEncoder().encode(signed))
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}
