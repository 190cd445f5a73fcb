import { generateKeyPairSync, webcrypto } from 'node:crypto'
import { readPayload, signedBytes } from '@hygiene/domain/education/certificate/signed/signed-payload'
import { revocationText } from '@hygiene/domain/education/certificate/signed/revocation-list'
import { describe, expect, it } from 'vitest'
import {
  certificateKeys,
  DEVELOPMENT_CERTIFICATE_KEY,
  signCertificate,
  signRevocations,
} from './certificate-signature.ts'
import { arePublicKeys } from './p256-key.ts'

const printed = {
  number: '2026-02-0145872',
  verificationNumber: '2FQ8-ZN0C-W7XR',
  userName: '홍길동',
  birthOn: '1984-03-07',
  businessName: '한마음 숯불갈비 본점',
  courseLine: '기존 영업자 (일반음식점 · 온라인교육)',
  hours: 3,
  completedOn: '2026-11-20',
}
const issuedAt = new Date('2026-11-20T05:12:31Z')
const next = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const nextSigning = next.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const nextPublic = next.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

async function isGenuine(keyId: string, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { x, y } =
    certificateKeys(DEVELOPMENT_CERTIFICATE_KEY, nextPublic).find((key) => key.keyId === keyId) ?? {}
  if (!x || !y) throw new Error('The key is not published')
  const key = await webcrypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y }, ALGORITHM, false, [
    'verify',
  ])
  return webcrypto.subtle.verify(ALGORITHM, key, Uint8Array.from(signature), Uint8Array.from(message))
}

describe('a signed certificate', () => {
  it.each([
    ['the key of today', DEVELOPMENT_CERTIFICATE_KEY],
    ['the key of tomorrow', nextSigning],
  ])('verifies a certificate with %s in a browser by the published keys alone', async (_name, signingKey) => {
    const read = readPayload(signCertificate(signingKey, printed, issuedAt) ?? '')
    if (!read) throw new Error('The payload cannot be read')
    const message = signedBytes(printed.verificationNumber, read.body)
    expect(await isGenuine(read.keyId, message, read.signature)).toBe(true)
    expect(await isGenuine(read.keyId, signedBytes('7K3M-QX2T-B4F7', read.body), read.signature)).toBe(false)
  })

  it('creates no signature for facts that do not fit the symbol', () => {
    const other = { ...printed, courseLine: '그 밖의 과정' }
    expect(signCertificate(DEVELOPMENT_CERTIFICATE_KEY, other, issuedAt)).toBeNull()
  })

  it('names its key by a unique id', () => {
    const keys = certificateKeys(DEVELOPMENT_CERTIFICATE_KEY, `${nextPublic}, ${nextPublic}`)
    expect(keys).toHaveLength(2)
    expect(certificateKeys(nextSigning, nextPublic)).toEqual([keys[1]])
    expect(Object.keys(keys[0] ?? {}).toSorted()).toEqual(['keyId', 'x', 'y'])
  })
})

it('verifies a signed list and rejects one with a missing entry', async () => {
  const list = { madeAt: issuedAt, revoked: ['0123456789abcdef'], superseded: [] }
  const { keyId, signature } = signRevocations(DEVELOPMENT_CERTIFICATE_KEY, list)
  const bytes = Buffer.from(signature, 'base64url')
  expect(await isGenuine(keyId, Buffer.from(revocationText(list)), bytes)).toBe(true)
  expect(await isGenuine(keyId, Buffer.from(revocationText({ ...list, revoked: [] })), bytes)).toBe(false)
})

it.each([
  ['nothing', '', true],
  ['two keys', `${nextPublic},${nextPublic}`, true],
  ['a word', 'secret', false],
  ['a private key', DEVELOPMENT_CERTIFICATE_KEY, false],
])('judges a setting of public keys with %s: %s', (_what, setting, isOne) => {
  expect(arePublicKeys(setting)).toBe(isOne)
})
