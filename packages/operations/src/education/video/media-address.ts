import { createHmac, timingSafeEqual } from 'node:crypto'

interface MediaTerm {
  validSeconds: number
  /** Rounds the expiry up, so that callers within one step share an address that a cache can hold. */
  stepSeconds: number
}

/** Is longer than a lecture with pauses and short enough that sharing an address does not pay. */
const LEARNER: MediaTerm = { validSeconds: 4 * 3600, stepSeconds: 3600 }
/**
 * Is short because the console requires no enrolment and also plays drafts. An address expires within a quarter of an hour, and
 * the player requests a new one.
 */
export const AT_THE_ADMIN: MediaTerm = { validSeconds: 600, stepSeconds: 300 }

/** Returns `/media/<lecture>/<expires>/<signature>` for a playlist and everything relative to it. */
export function mediaAddress(secret: string, lecture: string, now: Date, term = LEARNER): string {
  const { validSeconds, stepSeconds } = term
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const expires = Math.ceil((nowSeconds + validSeconds) / stepSeconds) * stepSeconds
  return `/media/${lecture}/${expires}/${sign(secret, lecture, String(expires)).toString('base64url')}`
}

export function remainingMediaSeconds(
  secret: string,
  address: { lecture: string; expires: string; signature: string },
  now: Date,
): number | null {
  const expected = sign(secret, address.lecture, address.expires)
  const given = Buffer.from(address.signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null

  const seconds = Number(address.expires) - Math.floor(now.getTime() / 1000)
  return seconds > 0 ? seconds : null
}

function sign(secret: string, lecture: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`${lecture}/${expires}`).digest()
}
