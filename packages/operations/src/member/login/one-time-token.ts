import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits: they cannot be guessed, so one plain hash is enough for the table. */
export function newOneTimeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is kept: a reader of the table cannot use it. */
export function oneTimeTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
