import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR_SECONDS = 3600
/** Longer than a lecture with pauses, shorter than it pays to pass an address on. */
const VALID_HOURS = 4

/**
 * `/media/<lecture>/<expires>/<signature>` for a playlist and everything relative to it. The expiry is rounded up to
 * the hour: within one hour every caller gets the same address, so that a cache in front can hold it.
 */
export function mediaAddress(secret: string, lecture: string, now: Date): string {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const expires = Math.ceil((nowSeconds + VALID_HOURS * HOUR_SECONDS) / HOUR_SECONDS) * HOUR_SECONDS
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
