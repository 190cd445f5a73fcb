import { createPublicKey, sign, verify } from 'node:crypto'
import {
  type ParsedSlip,
  parseSlip,
  type SlipFacts,
  slipPayload,
  slipText,
} from '@hygiene/domain/in-person/slip/slip-payload'
import { DIGEST, ENCODING, privateKeyOf } from './p256-key.ts'

export const DEVELOPMENT_SLIP_KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVcCWWJ0KSZEU0mEoTd/05D65hwEkJp4jETcUNuauFIOhRANCAAQligCtZ9e/K7lIryJ+BILHrO7WJ24nZwfCTL4pY1yFaPK/DwWGg11vYJ2jWJpdA65EVHRrr8WyO672GdbxtRSe'

export function signSlip(signingKey: string, facts: SlipFacts): string {
  const text = slipText(facts)
  const key = { key: privateKeyOf(signingKey), dsaEncoding: ENCODING } as const
  return slipPayload(text, sign(DIGEST, Buffer.from(text), key).toString('base64url'))
}

export function slipPublicKey(signingKey: string): Record<string, string> {
  const {
    kty = '',
    crv = '',
    x = '',
    y = '',
  } = createPublicKey(privateKeyOf(signingKey)).export({
    format: 'jwk',
  })
  return { kty, crv, x, y }
}

/** Returns a reader that gives the facts of a genuine slip and null for anything else. */
export function slipReader(signingKey: string): (payload: string) => SlipFacts | null {
  const key = { key: createPublicKey(privateKeyOf(signingKey)), dsaEncoding: ENCODING } as const
  const isGenuine = ({ signed, signature }: ParsedSlip): boolean =>
    verify(DIGEST, Buffer.from(signed), key, Buffer.from(signature, 'base64url'))
  return (payload) => {
    const slip = parseSlip(payload)
    return slip && isGenuine(slip) ? slip.facts : null
  }
}
