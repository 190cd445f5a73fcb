import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

export interface RefundAccountPlain {
  /** PortOne's name of the bank, such as SHINHAN. */
  bank: string
  accountNumber: string
  holder: string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals a refund account for the table: AES-256-GCM, nonce ‖ tag ‖ text (safety measures notice, Art. 7). */
export function sealAccount(keyHex: string, account: RefundAccountPlain): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(keyHex, 'hex'), nonce)
  const text = Buffer.concat([cipher.update(JSON.stringify(account), 'utf8'), cipher.final()])
  return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), text]))
}

/** Opens a sealed account; throws when key or bytes are not the ones that sealed it. */
export function openAccount(keyHex: string, sealed: Uint8Array): RefundAccountPlain {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(keyHex, 'hex'), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString('utf8')) as RefundAccountPlain
}
