import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

/**
 * The secret of the address by which a person refuses advertising: the member's number behind twelve known bytes, in one
 * block of AES-256. It shows no number, is the same every time and never ends; a token made up passes by 1 in 2^96.
 */
export function refusalToken(secret: string, memberNo: number): string {
  const block = Buffer.alloc(16)
  block.write(MARK, 'latin1')
  block.writeUInt32BE(memberNo, 12)
  const cipher = createCipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
}

/** The member of a token of ours; null for anything else. */
export function readRefusalToken(secret: string, token: string): number | null {
  if (!/^[\w-]{22}$/.test(token)) return null
  const sealed = Buffer.from(token, 'base64url')
  if (sealed.toString('base64url') !== token) return null
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  const block = Buffer.concat([decipher.update(sealed), decipher.final()])
  return block.toString('latin1', 0, 12) === MARK ? block.readUInt32BE(12) : null
}

const MARK = 'no more ads.'

/** The purpose is part of the key: what else the secret signs opens nothing here. */
function keyOf(secret: string): Buffer {
  return createHmac('sha256', secret).update('refuse-advertising').digest()
}
