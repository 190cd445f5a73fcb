import { Secret, TOTP } from 'otpauth'

/** Uses the settings of common authenticator apps (RFC 6238): SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30
const SECRET_BYTES = 20

export interface NewTotp {
  secret: string
  uri: string
}

export function newTotp(loginId: string): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES })
  const totp = new TOTP({ issuer: '외식업 위생교육 직원', label: loginId, secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** Returns the current code, or the next one if that was used already. */
export function unusedCode(secret: string, lastStep: number | null, now: Date): string {
  const step = Math.max(stepAt(now), (lastStep ?? 0) + 1)
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP_SECONDS * 1000 })
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Returns the time step of a code, one step before or after now allowed, or null for a wrong or used one. */
export function acceptedStep(
  secret: string,
  code: string,
  lastStep: number | null,
  now: Date,
): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return null
  const step = stepAt(now) + delta
  return lastStep !== null && step <= lastStep ? null : step
}
