import { availableParallelism } from 'node:os'

/** Loads 3 MB of native code with the first password only. */
const argon2 = () => import('@node-rs/argon2')

/**
 * Equals the number of processors: more hashes of 19 MiB each compete for the caches (on two processors three at once cost 1.31
 * times the bare hash's processor time, two 1.24). One thread of the pool stays free for files: storage, documents, `/readyz`.
 */
const HASHES_AT_ONCE = Math.max(
  1,
  Math.min(availableParallelism(), Number(process.env['UV_THREADPOOL_SIZE'] ?? 4) - 1),
)
let hashing = 0
const waiting: (() => void)[] = []

/** The API limits concurrent callers, so the wait is short. */
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

/** Hashes with argon2id and the library's settings (19 MiB, 2 passes: OWASP's first choice). */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await argon2()
  return inTurn(() => hash(password))
}

function dummyHash(): Promise<string> {
  dummy ??= hashPassword('nobody has this password')
  return dummy
}

/** Verifies a password. Without an account it does the same work and returns false. */
export async function isRightPassword(passwordHash: string | null, typed: string): Promise<boolean> {
  const { verify } = await argon2()
  const known = passwordHash ?? (await dummyHash())
  const matches = await inTurn(() => verify(known, typed))
  return matches && passwordHash !== null
}
