import {
  fingerprintOf,
  type RevocationList,
  revocationText,
  withdrawnBy,
} from '@hygiene/domain/education/certificate/signed/revocation-list'
import { judgeSigned, type SignedVerdict } from '@hygiene/domain/education/certificate/signed/judge-signed'
import { readPayload, signedBytes } from '@hygiene/domain/education/certificate/signed/signed-payload'
import type { SeoulDay } from '@hygiene/domain/time/seoul-day'
import type { SignedFacts } from '@hygiene/domain/education/certificate/signed/signed-facts'
import { sha256 } from '../sha256.ts'
import type { Kit } from './kept-kit.ts'

/** Uses ECDSA over P-256 with SHA-256 and the signature as r and s (packages/gateways, `signCertificate`). */
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

export type Checked = {
  verdict: SignedVerdict
  /** Is null if the facts of the document must not be shown. */
  facts: SignedFacts | null
  /** Is null if no genuine list is kept. */
  listMadeAt: Date | null
  /** Is the day of withdrawal. Is null if no list names the certificate, or if the kept list predates the days. */
  withdrawnOn: SeoulDay | null
}

/** Browsers offer signature checks only on https and localhost. */
export const mayCheckSigned = (): boolean => Boolean(globalThis.crypto?.subtle)

/** Checks a signed certificate with the data kept in this browser, so it needs no network. */
export async function checkSigned(number: string, payload: string, kit: Kit, now: Date): Promise<Checked> {
  const list = await genuineList(kit)
  const listMadeAt = list && list.madeAt
  const read = readPayload(payload)
  if (!read) return { verdict: 'altered', facts: null, listMadeAt, withdrawnOn: null }

  const isGenuine = await verify(kit, read.keyId, signedBytes(number, read.body), read.signature)
  if (!isGenuine)
    return {
      verdict: isGenuine === null ? 'unknownKey' : 'altered',
      facts: null,
      listMadeAt,
      withdrawnOn: null,
    }
  const fingerprint = fingerprintOf(await sha256(new TextEncoder().encode(number)))
  const known = { issuedAt: read.facts.issuedAt, fingerprint, list }
  const withdrawnOn = (list && withdrawnBy(list, fingerprint)?.on) ?? null
  return { verdict: judgeSigned(known, now), facts: read.facts, listMadeAt, withdrawnOn }
}

async function genuineList({ keys, list }: Kit): Promise<RevocationList | null> {
  const read = { ...list, madeAt: new Date(list.madeAt) }
  const text = new TextEncoder().encode(revocationText(read))
  return (await verify({ keys }, list.keyId, text, bytesOf(list.signature))) ? read : null
}

async function verify(
  { keys }: Pick<Kit, 'keys'>,
  wanted: string,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | null> {
  const published = keys.find(({ keyId }) => keyId === wanted)
  if (!published) return null
  const jwk = { kty: 'EC', crv: 'P-256', x: published.x, y: published.y }
  const key = await crypto.subtle.importKey('jwk', jwk, ALGORITHM, false, ['verify'])
  return crypto.subtle.verify(ALGORITHM, key, Uint8Array.from(signature), Uint8Array.from(message))
}

function bytesOf(base64url: string): Uint8Array {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
}
