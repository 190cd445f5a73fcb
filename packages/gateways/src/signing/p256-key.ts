import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** Selects ECDSA over P-256 with SHA-256 and r||s signatures, the form that WebCrypto verifies. */
export const DIGEST = 'sha256'
export const ENCODING = 'ieee-p1363'
const CURVE = 'prime256v1'

/** Reads a private key: PKCS8 as PEM, or its DER in base64. @throws Error for anything else. */
export function privateKeyOf(signingKey: string): KeyObject {
  const text = signingKey.trim()
  const key = text.startsWith('-----')
    ? createPrivateKey(text.replaceAll(String.raw`\n`, '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  return demandP256(key)
}

function publicKeyOf(setting: string): KeyObject {
  return demandP256(
    createPublicKey({ key: Buffer.from(setting.trim(), 'base64'), format: 'der', type: 'spki' }),
  )
}

export function isSigningKey(signingKey: string): boolean {
  return reads(() => privateKeyOf(signingKey))
}

export function arePublicKeys(setting: string): boolean {
  return reads(() => publicKeysOf(setting))
}

/** Reads a comma-separated list. @throws Error if one entry is not a P-256 key. */
export function publicKeysOf(setting: string): KeyObject[] {
  return setting
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(publicKeyOf)
}

function demandP256(key: KeyObject): KeyObject {
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== CURVE) {
    throw new Error('Documents are signed with a P-256 key')
  }
  return key
}

function reads(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
