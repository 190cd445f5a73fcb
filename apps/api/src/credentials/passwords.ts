import { hash, verify } from '@node-rs/argon2'

let dummy: Promise<string> | undefined

/** argon2id with the library's settings (19 MiB, 2 passes: OWASP's first choice). */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** A hash nobody's password has; made once, with the settings of the real ones. */
function dummyHash(): Promise<string> {
  dummy ??= hash('nobody has this password')
  return dummy
}

/** Is this the password? Without an account the same work is done and the answer is no. */
export async function isRightPassword(passwordHash: string | null, typed: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash()), typed)
  return matches && passwordHash !== null
}
