/** Wrong passwords in a row for one login id, whether or not the id exists. */
export type LoginFailures = { count: number; lastFailedAt: Date | null }

export type LoginThrottle =
  | { allowed: true }
  | { allowed: false; reason: 'LOGIN_TOO_SOON' | 'LOGIN_LOCKED'; retryAfterSeconds: number }

export const noLoginFailures: LoginFailures = { count: 0, lastFailedAt: null }

/** The first failure costs nothing; the fifth locks the login for 15 minutes (safety measures notice, Art. 5⑥). */
export const LOGIN_FAILURE_LIMIT = 5
export const LOGIN_LOCK_SECONDS = 15 * 60
const DELAY_SECONDS = [0, 0, 2, 4, 8] as const

export function judgeLoginAttempt(failures: LoginFailures, now: Date): LoginThrottle {
  if (failures.lastFailedAt === null) return { allowed: true }

  const waitedMs = now.getTime() - failures.lastFailedAt.getTime()
  const retryAfterSeconds = Math.ceil((waitSeconds(failures.count) * 1000 - waitedMs) / 1000)
  if (retryAfterSeconds <= 0) return { allowed: true }

  const reason = failures.count >= LOGIN_FAILURE_LIMIT ? 'LOGIN_LOCKED' : 'LOGIN_TOO_SOON'
  return { allowed: false, reason, retryAfterSeconds }
}

/** Counts a wrong password. Counting starts again after a lock has ended. */
export function afterWrongPassword(failures: LoginFailures, now: Date): LoginFailures {
  const count = failures.count >= LOGIN_FAILURE_LIMIT ? 1 : failures.count + 1
  return { count, lastFailedAt: now }
}

function waitSeconds(count: number): number {
  return count >= LOGIN_FAILURE_LIMIT ? LOGIN_LOCK_SECONDS : (DELAY_SECONDS[Math.max(0, count)] ?? 0)
}
