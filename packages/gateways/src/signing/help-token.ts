import { createHmac } from 'node:crypto'

/** The facts of a help that its token is made of, all known to the worker that writes the text message. */
interface Asked {
  helperNo: number
  ownerNo: number
  askedAt: Date
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** Nearly 48 bits, asked for at most 30 times a minute and 24 hours long; more would not go into a short text message. */
const TOKEN_LENGTH = 8
/** The largest multiple of the letters in a byte, so that each letter is as likely as any other. */
const FAIR_BELOW = 248

/** The secret of one question's link. */
export function helpToken(secret: string, { helperNo, ownerNo, askedAt }: Asked): string {
  const keyed = createHmac('sha512', secret)
    .update(`help.${helperNo}.${ownerNo}.${askedAt.toISOString()}`)
    .digest()
  const letters = [...keyed].filter((byte) => byte < FAIR_BELOW).map((byte) => LETTERS[byte % LETTERS.length])
  return letters.slice(0, TOKEN_LENGTH).join('')
}

/** Keyed: a reader of the table would find so short a token by trying them all. */
export function helpTokenHash(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`help-token.${token}`).digest('hex')
}
