/** Native code of 3 MB, which comes with the first password. */
const argon2 = () => import('@node-rs/argon2')

let dummy: Promise<string> | undefined

/** argon2id with the library's settings (19 MiB, 2 passes: OWASP's first choice). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return hash(password)
}

/** A hash that no password matches; made once, with the settings of the real ones. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password')
  return dummy
}

/** Is this the password? Without an account the same work is done and the answer is no. */
export async function isRightPassword(passwordHash: string | null, typed: string): Promise<boolean> {
  const { verify } = await argon2()
  const matches = await verify(passwordHash ?? (await dummyHash()), typed)
  return matches && passwordHash !== null
}
