import { createHash } from 'node:crypto'
import { GatewayUnavailable } from '../gateway-unavailable.ts'
import { timedCall } from '../timed-call.ts'

export type LeakedPasswordsOptions = {
  /** Is https://api.pwnedpasswords.com or the sandbox. If empty, no service is called and no password counts as leaked. */
  baseUrl: string
  /** Is called when a password is accepted without an answer. The sentence names neither the password nor its hash. */
  warn: (sentence: string) => void
  timeoutMs?: number
}

export type LeakedPasswords = {
  /** Returns false too if the service is unavailable, because an outage must not keep a person from choosing a password. */
  isLeaked(password: string): Promise<boolean>
}

/**
 * Is the number of hexadecimal SHA-1 digits that leave this server. It gives about a million ranges of some hundreds of passwords
 * each.
 */
const PREFIX_LENGTH = 5
/** Is ten times a padded range of about 50 kB; no valid range is longer. */
const LARGEST_ANSWER_BYTES = 512 * 1024
const ROW = /^([0-9A-F]{35}):(\d{1,12})$/

/** Queries «Pwned Passwords» of Have I Been Pwned by range (k-anonymity). */
export function createLeakedPasswords(options: LeakedPasswordsOptions): LeakedPasswords {
  return {
    async isLeaked(password) {
      if (options.baseUrl === '') return false
      const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const range = await fetchRange(options, hash.slice(0, PREFIX_LENGTH))
        return range.has(hash.slice(PREFIX_LENGTH))
      } catch (error) {
        if (!(error instanceof GatewayUnavailable)) throw error
        options.warn(`${error.message}: a new password was not compared with leaked ones`)
        return false
      }
    },
  }
}

/** Returns the suffixes of leaked hashes in a range. Rows with count 0 are padding that hides the real number. */
async function fetchRange(options: LeakedPasswordsOptions, prefix: string): Promise<Set<string>> {
  const text = await timedCall('passwords', () => readText(options, prefix))
  const leaked = new Set<string>()
  for (const line of text.trimEnd().split(/\r?\n/)) {
    const [, suffix, count] = ROW.exec(line) ?? []
    if (suffix === undefined) throw new GatewayUnavailable('passwords', 'answered something that is no range')
    if (Number(count) > 0) leaked.add(suffix)
  }
  return leaked
}

/** Omits `cause` from its errors, because a cause may quote the address and thus the digits. */
async function readText({ baseUrl, timeoutMs }: LeakedPasswordsOptions, prefix: string): Promise<string> {
  try {
    const answer = await fetch(new URL(`/range/${prefix}`, baseUrl), {
      headers: { accept: 'text/plain', 'add-padding': 'true', 'user-agent': 'food-hygiene-education' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs ?? 1_500),
    })
    if (answer.status !== 200) throw new GatewayUnavailable('passwords', `answered ${answer.status}`)
    return await readBounded(answer)
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error
    throw new GatewayUnavailable('passwords', 'did not answer')
  }
}

/** Stops reading at a length no range has. Leaving the loop closes the connection. */
async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > LARGEST_ANSWER_BYTES) throw new GatewayUnavailable('passwords', 'answered too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
