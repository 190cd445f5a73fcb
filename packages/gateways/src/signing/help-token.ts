import { createHmac } from 'node:crypto'

interface Asked {
  helperNo: number
  ownerNo: number
  askedAt: Date
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/**
 * Gives nearly 48 bits for a link limited to 30 requests a minute and 24 hours. A longer token would not fit a short text
 * message.
 */
const TOKEN_LENGTH = 8
/** Is the largest multiple of the alphabet's size within a byte, so that all letters are equally likely. */
const FAIR_BELOW = 248

export function helpToken(secret: string, { helperNo, ownerNo, askedAt }: Asked): string {
  const keyed = createHmac('sha512', secret)
    .update(`help.${helperNo}.${ownerNo}.${askedAt.toISOString()}`)
    .digest()
  const letters = [...keyed].filter((byte) => byte < FAIR_BELOW).map((byte) => LETTERS[byte % LETTERS.length])
  return letters.slice(0, TOKEN_LENGTH).join('')
}

/** Hashes with a key: a reader of the table could find such a short token by brute force. */
export function helpTokenHash(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`help-token.${token}`).digest('hex')
}
