import { generateKeyPairSync, webcrypto } from 'node:crypto'
import { parseSlip } from '@hygiene/domain/in-person/slip/slip-payload'
import { describe, expect, it } from 'vitest'
import { isSigningKey } from './p256-key.ts'
import { DEVELOPMENT_SLIP_KEY, signSlip, slipPublicKey, slipReader } from './slip-signature.ts'

const facts = { applicationNo: 7311, sessionNo: 42, eduDate: '2026-12-10', venueNo: 5 }
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const pem = other.export({ type: 'pkcs8', format: 'pem' }).toString()
const read = slipReader(DEVELOPMENT_SLIP_KEY)

describe('a signed slip', () => {
  it('reads back the signed facts', () => {
    const payload = signSlip(DEVELOPMENT_SLIP_KEY, facts)
    expect(payload).toMatch(/^EDU1\.7311\.42\.20261210\.5\.[\w-]{86}$/)
    expect(read(payload)).toEqual(facts)
  })

  it('rejects a slip with a single changed character', () => {
    const payload = signSlip(DEVELOPMENT_SLIP_KEY, facts)
    for (let place = 0; place < payload.length; place += 1) {
      const sign = payload[place] === '7' ? '8' : '7'
      expect(read(payload.slice(0, place) + sign + payload.slice(place + 1))).toBeNull()
    }
  })

  it('rejects a slip with another signature', () => {
    expect(read(signSlip(pem, facts))).toBeNull()
    expect(slipReader(pem)(signSlip(pem, facts))).toEqual(facts)
  })

  it('verifies a slip in a browser by the public key alone', async () => {
    const jwk = slipPublicKey(DEVELOPMENT_SLIP_KEY)
    expect(Object.keys(jwk).toSorted()).toEqual(['crv', 'kty', 'x', 'y'])
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const key = await webcrypto.subtle.importKey('jwk', jwk, algorithm, false, ['verify'])
    const slip = parseSlip(signSlip(DEVELOPMENT_SLIP_KEY, facts))
    const signature = Buffer.from(slip?.signature ?? '', 'base64url')
    const text = new TextEncoder().encode(slip?.signed)
    expect(await webcrypto.subtle.verify(algorithm, key, signature, text)).toBe(true)
  })
})

describe('the signing key', () => {
  it.each([
    ['PEM', pem],
    ['PEM on one line, as environments hold it', pem.replaceAll('\n', String.raw`\n`)],
    ['base64 of the DER', other.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
  ])('accepts a signing key as %s', (_form, key) => {
    expect(isSigningKey(key)).toBe(true)
    expect(slipReader(pem)(signSlip(key, facts))).toEqual(facts)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'secret'],
    ['another curve', generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey],
    ['another kind', generateKeyPairSync('ed25519').privateKey],
  ])('rejects %s as a signing key', (_what, key) => {
    const text = typeof key === 'string' ? key : key.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(isSigningKey(text)).toBe(false)
  })
})
