import { createHmac, timingSafeEqual } from 'node:crypto'

interface MediaTerm {
  validSeconds: number
  /** The expiry is rounded up to these: within one step every caller gets the same address, which a cache in front can hold. */
  stepSeconds: number
}

/** Longer than a lecture with pauses, shorter than it pays to pass an address on. */
const LEARNER: MediaTerm = { validSeconds: 4 * 3600, stepSeconds: 3600 }
/** At the console no enrolment is asked for, and drafts are played: an address is over within a quarter of an hour, the player asks again. */
export const AT_THE_ADMIN: MediaTerm = { validSeconds: 600, stepSeconds: 300 }

/** `/media/<lecture>/<expires>/<signature>` for a playlist and everything relative to it. */
export function mediaAddress(secret: string, lecture: string, now: Date, term = LEARNER): string {
  const { validSeconds, stepSeconds } = term
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const expires = Math.ceil((nowSeconds + validSeconds) / stepSeconds) * stepSeconds
  return `/media/${lecture}/${expires}/${sign(secret, lecture, String(expires)).toString('base64url')}`
}

/** Seconds the address stays good for; null where it is forged or over. */
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
