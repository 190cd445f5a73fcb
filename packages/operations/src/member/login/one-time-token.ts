import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits. They cannot be guessed, so an unsalted hash suffices for storage. */
export function newOneTimeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash is stored, so a reader of the table cannot use it. */
export function oneTimeTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
