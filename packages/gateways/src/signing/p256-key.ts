import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** ECDSA over P-256 with SHA-256, signatures as r and s: the form that WebCrypto verifies. */
export const DIGEST = 'sha256'
export const ENCODING = 'ieee-p1363'
const CURVE = 'prime256v1'

/**
 * A setting's private key: PKCS8 as PEM, or its DER in base64.
 * @throws Error for anything else.
 */
export function privateKeyOf(signingKey: string): KeyObject {
  const text = signingKey.trim()
  const key = text.startsWith('-----')
    ? createPrivateKey(text.replaceAll(String.raw`\n`, '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  return demandP256(key)
}

/**
 * A setting's public key: the base64 of its DER (SPKI).
 * @throws Error for anything else.
 */
function publicKeyOf(setting: string): KeyObject {
  return demandP256(
    createPublicKey({ key: Buffer.from(setting.trim(), 'base64'), format: 'der', type: 'spki' }),
  )
}

/** Whether a setting is a key that documents can be signed with. */
export function isSigningKey(signingKey: string): boolean {
  return reads(() => privateKeyOf(signingKey))
}

/** Whether a setting is a list of public keys, comma separated; an empty one is. */
export function arePublicKeys(setting: string): boolean {
  return reads(() => publicKeysOf(setting))
}

/**
 * The keys of a list, comma separated.
 * @throws Error where one of them is no P-256 key.
 */
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
