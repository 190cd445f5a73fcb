import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Signing {
  origin: string
  rpId: string
  counter: number
  isUserVerified: boolean
  crossOrigin: boolean
}

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** Simulates a device with one passkey: Web Authentication Level 3, section 6, with a P-256 key (ES256). */
export function softAuthenticator(site: Pick<Signing, 'origin' | 'rpId'>) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const credentialId = base64url(id)
  const signingOf = (more: Partial<Signing>): Signing => ({
    counter: 0,
    isUserVerified: true,
    crossOrigin: false,
    ...site,
    ...more,
  })

  return {
    credentialId,
    make(challenge: string, more: Partial<Signing> = {}, format = 'none') {
      const signing = signingOf(more)
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey.export({ format: 'jwk' }))])
      const data = Buffer.concat([authenticatorData(signing, HAS_KEY), key])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText(format),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const clientData = clientDataOf('webauthn.create', challenge, signing)
      return { credentialId, clientData: base64url(clientData), attestation: base64url(attestation) }
    },
    sign(challenge: string, userHandle: string, more: Partial<Signing> = {}) {
      const signing = signingOf(more)
      const data = authenticatorData(signing)
      const clientData = clientDataOf('webauthn.get', challenge, signing)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return {
        credentialId,
        clientData: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      }
    },
  }
}

export type SoftAuthenticator = ReturnType<typeof softAuthenticator>

function clientDataOf(type: string, challenge: string, { origin, crossOrigin }: Signing): string {
  return JSON.stringify({ type, challenge, origin, crossOrigin })
}

function authenticatorData({ rpId, counter, isUserVerified }: Signing, more = 0): Buffer {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  const flags = PRESENT | (isUserVerified ? VERIFIED : 0) | more
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted])
}

function coseOf({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)])
}

function coordinate(label: number, value: string): Buffer {
  return Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
}

/** Supports texts of fewer than 24 bytes only. */
function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}
