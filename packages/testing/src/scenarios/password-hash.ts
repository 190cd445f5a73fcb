import { hash } from '@node-rs/argon2'
import { PASSWORD } from '../drive/known-logins.ts'

let hashed: Promise<string> | undefined

/** Hashes the shared password at argon2's lowest cost, which the hash itself states: a check takes 0.1 ms instead of 16. */
export function hashOfPassword(): Promise<string> {
  hashed ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1 })
  return hashed
}
