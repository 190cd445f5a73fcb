/** Counts consecutive wrong passwords for one login id from one network, whether or not the id exists. */
export type LoginFailures = { count: number; lastFailedAt: Date | null }

/** Separates the failures of a login id by network: a stranger's failures do not count against the owner elsewhere. */
export type FailuresByNetwork = Readonly<Record<string, LoginFailures>>

export type LoginThrottle =
  | { allowed: true }
  | { allowed: false; reason: 'LOGIN_TOO_SOON' | 'LOGIN_LOCKED'; retryAfterSeconds: number }

export const noLoginFailures: LoginFailures = { count: 0, lastFailedAt: null }

/** The first failure causes no delay; the fifth locks the login for 15 minutes (safety measures notice, Art. 5⑥). */
export const LOGIN_FAILURE_LIMIT = 5
export const LOGIN_LOCK_SECONDS = 15 * 60
/** So many failures within 15 minutes, from all networks together, lock the id for every network. */
const LOGIN_FAILURE_CEILING = 25
const PURGED_AFTER_MS = 86_400_000
const DELAY_SECONDS = [0, 0, 2, 4, 8] as const

export function judgeLoginAttempt(failures: LoginFailures, now: Date): LoginThrottle {
  if (failures.lastFailedAt === null) return { allowed: true }

  const waitedMs = now.getTime() - failures.lastFailedAt.getTime()
  const retryAfterSeconds = Math.ceil((waitSeconds(failures.count) * 1000 - waitedMs) / 1000)
  if (retryAfterSeconds <= 0) return { allowed: true }

  const reason = failures.count >= LOGIN_FAILURE_LIMIT ? 'LOGIN_LOCKED' : 'LOGIN_TOO_SOON'
  return { allowed: false, reason, retryAfterSeconds }
}

export function afterWrongPassword(failures: LoginFailures, now: Date): LoginFailures {
  const count = failures.count >= LOGIN_FAILURE_LIMIT ? 1 : failures.count + 1
  return { count, lastFailedAt: now }
}

function waitSeconds(count: number): number {
  return count >= LOGIN_FAILURE_LIMIT ? LOGIN_LOCK_SECONDS : (DELAY_SECONDS[Math.max(0, count)] ?? 0)
}

export function judgeNetworkAttempt(all: FailuresByNetwork, network: string, now: Date): LoginThrottle {
  const own = judgeLoginAttempt(all[network] ?? noLoginFailures, now)
  if (!own.allowed) return own

  const retryAfterSeconds = Math.ceil((endOfLockForAll(all) - now.getTime()) / 1000)
  return retryAfterSeconds <= 0
    ? { allowed: true }
    : { allowed: false, reason: 'LOGIN_LOCKED', retryAfterSeconds }
}

/** The newest failures that reach the ceiling hold the lock until they are 15 minutes old. */
function endOfLockForAll(all: FailuresByNetwork): number {
  let count = 0
  for (const failures of Object.values(all).toSorted((a, b) => endOfLock(b) - endOfLock(a))) {
    count += failures.count
    if (count >= LOGIN_FAILURE_CEILING) return endOfLock(failures)
  }
  return 0
}

export function afterNetworkFailure(all: FailuresByNetwork, network: string, now: Date): FailuresByNetwork {
  const since = now.getTime() - PURGED_AFTER_MS
  const recent = Object.entries(all).filter(([, { lastFailedAt }]) => (lastFailedAt?.getTime() ?? 0) > since)
  return {
    ...Object.fromEntries(recent),
    [network]: afterWrongPassword(all[network] ?? noLoginFailures, now),
  }
}

function endOfLock({ lastFailedAt }: LoginFailures): number {
  return (lastFailedAt?.getTime() ?? 0) + LOGIN_LOCK_SECONDS * 1000
}
