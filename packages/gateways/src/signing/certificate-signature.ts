import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { factBytes } from '@hygiene/domain/education/certificate/signed/fact-bytes'
import { payloadOf, signedBytes } from '@hygiene/domain/education/certificate/signed/signed-payload'
import { type PrintedFacts, signedFactsOf } from '@hygiene/domain/education/certificate/signed/signed-facts'
import {
  type RevocationList,
  revocationText,
} from '@hygiene/domain/education/certificate/signed/revocation-list'
import { DIGEST, ENCODING, privateKeyOf, publicKeysOf } from './p256-key.ts'

/** Signs certificates on a developer's machine; production refuses it by name. */
export const DEVELOPMENT_CERTIFICATE_KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2BFpPLcSmyk0u7dSsQ3mh6jN/qJSC9UYSm3nfTFVBgihRANCAATjbQV2IMIVsClLyKO7SQZpd9hn8/RtB3qrl/nRq5yvCdUFqDfCuEP4R5I3NfBHLy09X/CF1SM4BbLm1Nw6eSgz'

/** A public key as readers of certificates import it: a P-256 point, each coordinate in base64url. */
export type PublishedKey = { keyId: string; x: string; y: string }

type Signed = PrintedFacts & { verificationNumber: string }

/**
 * The payload that stands behind `#` in the address of a certificate's QR symbol; null where the facts have no room there.
 * Each signing gives another signature, and all of them are genuine.
 */
export function signCertificate(signingKey: string, printed: Signed, issuedAt: Date): string | null {
  const facts = signedFactsOf(printed, issuedAt)
  if (!facts) return null
  const key = privateKeyOf(signingKey)
  const body = factBytes({ keyId: publishedKey(createPublicKey(key)).keyId, facts })
  const message = signedBytes(printed.verificationNumber, body)
  return payloadOf(body, sign(DIGEST, message, { key, dsaEncoding: ENCODING }))
}

/** A signed list of withdrawn certificates: which key signed it, and the signature in base64url. */
export function signRevocations(
  signingKey: string,
  list: RevocationList,
): { keyId: string; signature: string } {
  const key = privateKeyOf(signingKey)
  const signature = sign(DIGEST, Buffer.from(revocationText(list)), { key, dsaEncoding: ENCODING })
  return { keyId: publishedKey(createPublicKey(key)).keyId, signature: signature.toString('base64url') }
}

/** The public half of the key that signs, then `others`: retired keys and the next one. */
export function certificateKeys(signingKey: string, others: string): PublishedKey[] {
  const keys = [createPublicKey(privateKeyOf(signingKey)), ...publicKeysOf(others)].map(publishedKey)
  return keys.filter(({ keyId }, at) => keys.findIndex((key) => key.keyId === keyId) === at)
}

/** The id is the beginning of the key's SHA-256: keys need no names of their own. */
function publishedKey(key: KeyObject): PublishedKey {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const der = key.export({ format: 'der', type: 'spki' })
  return { keyId: createHash(DIGEST).update(der).digest('hex').slice(0, 8), x, y }
}
