import { availableParallelism } from 'node:os'

/** Native code of 3 MB, which comes with the first password. */
const argon2 = () => import('@node-rs/argon2')

/**
 * As many as there are processors: more of them, of 19 MiB each, fight for the caches (on two, three at once cost 1.31 times the
 * bare hash's processor time, two 1.24). One thread of the process is left to files: storage, documents, `/readyz`.
 */
const HASHES_AT_ONCE = Math.max(
  1,
  Math.min(availableParallelism(), Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 1),
)
let hashing = 0
const waiting: (() => void)[] = []

/** The API lets so few callers come this far that the wait is short. */
async function inTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (hashing >= HASHES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else hashing += 1
  try {
    return await hash()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else hashing -= 1
  }
}

let dummy: Promise<string> | undefined

/** argon2id with the library's settings (19 MiB, 2 passes: OWASP's first choice). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return inTurn(() => hash(password))
}

/** A hash that no password matches; made once, with the settings of the real ones. */
function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password')
  return dummy
}

/** Is this the password? Without an account the same work is done and the answer is no. */
export async function isRightPassword(passwordHash: string | null, typed: string): Promise<boolean> {
  const { verify } = await argon2()
  const known = passwordHash ?? (await dummyHash())
  const matches = await inTurn(() => verify(known, typed))
  return matches && passwordHash !== null
}
