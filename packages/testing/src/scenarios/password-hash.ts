import { hash } from '@node-rs/argon2'
import { PASSWORD } from '../drive/known-logins.ts'

let hashed: Promise<string> | undefined

/** The password of all logins at argon2's lowest settings, which the stored text names: a check takes 0.1 ms instead of 16. */
export function hashOfPassword(): Promise<string> {
  hashed ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1 })
  return hashed
}
