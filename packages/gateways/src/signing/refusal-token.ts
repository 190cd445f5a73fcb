import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

/**
 * Returns the token of a person's advertising opt-out address: twelve known bytes and the member's number, encrypted as one
 * AES-256 block. It hides the number, is always the same and never expires. A forged token passes with probability 1 in 2^96.
 */
export function refusalToken(secret: string, memberNo: number): string {
  const block = Buffer.alloc(16)
  block.write(MARK, 'latin1')
  block.writeUInt32BE(memberNo, 12)
  const cipher = createCipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
}

export function readRefusalToken(secret: string, token: string): number | null {
  if (!/^[\w-]{22}$/.test(token)) return null
  const sealed = Buffer.from(token, 'base64url')
  if (sealed.toString('base64url') !== token) return null
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  const block = Buffer.concat([decipher.update(sealed), decipher.final()])
  return block.toString('latin1', 0, 12) === MARK ? block.readUInt32BE(12) : null
}

const MARK = 'no more ads.'

/** Derives the key with the purpose, so nothing else signed with the secret is accepted. */
function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('refuse-advertising').digest()
}
