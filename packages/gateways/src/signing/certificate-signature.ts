import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { factBytes } from '@hygiene/domain/education/certificate/signed/fact-bytes'
import { payloadOf, signedBytes } from '@hygiene/domain/education/certificate/signed/signed-payload'
import { type PrintedFacts, signedFactsOf } from '@hygiene/domain/education/certificate/signed/signed-facts'
import {
  type RevocationList,
  revocationText,
} from '@hygiene/domain/education/certificate/signed/revocation-list'
import { DIGEST, ENCODING, privateKeyOf, publicKeysOf } from './p256-key.ts'

/** Signs certificates in development only; production refuses it by name. */
export const DEVELOPMENT_CERTIFICATE_KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2BFpPLcSmyk0u7dSsQ3mh6jN/qJSC9UYSm3nfTFVBgihRANCAATjbQV2IMIVsClLyKO7SQZpd9hn8/RtB3qrl/nRq5yvCdUFqDfCuEP4R5I3NfBHLy09X/CF1SM4BbLm1Nw6eSgz'

/** Is a P-256 point with each coordinate in base64url, as verifiers import it. */
export type PublishedKey = { keyId: string; x: string; y: string }

type Signed = PrintedFacts & { verificationNumber: string }

/**
 * Returns the payload after `#` in the address of a certificate's QR symbol, or null if the facts do not fit. Each call gives a
 * different, equally valid signature.
 */
export function signCertificate(signingKey: string, printed: Signed, issuedAt: Date): string | null {
  const facts = signedFactsOf(printed, issuedAt)
  if (!facts) return null
  const key = privateKeyOf(signingKey)
  const body = factBytes({ keyId: publishedKey(createPublicKey(key)).keyId, facts })
  const message = signedBytes(printed.verificationNumber, body)
  return payloadOf(body, sign(DIGEST, message, { key, dsaEncoding: ENCODING }))
}

export function signRevocations(
  signingKey: string,
  list: RevocationList,
): { keyId: string; signature: string } {
  const key = privateKeyOf(signingKey)
  const signature = sign(DIGEST, Buffer.from(revocationText(list)), { key, dsaEncoding: ENCODING })
  return { keyId: publishedKey(createPublicKey(key)).keyId, signature: signature.toString('base64url') }
}

/** Returns the public half of the signing key, then `others`: retired keys and the next one. */
export function certificateKeys(signingKey: string, others: string): PublishedKey[] {
  const keys = [createPublicKey(privateKeyOf(signingKey)), ...publicKeysOf(others)].map(publishedKey)
  return keys.filter(({ keyId }, at) => keys.findIndex((key) => key.keyId === keyId) === at)
}

/** Uses the beginning of the key's SHA-256 as its id. */
function publishedKey(key: KeyObject): PublishedKey {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const der = key.export({ format: 'der', type: 'spki' })
  return { keyId: createHash(DIGEST).update(der).digest('hex').slice(0, 8), x, y }
}
