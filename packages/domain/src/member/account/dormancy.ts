const DAY_MS = 86_400_000

export type Activity = { lastLoginAt: Date | null; createdAt: Date }

/**
 * Returns true if the account has been idle long enough to become dormant. `afterDays` 0 disables dormancy (docs/rules/login.md).
 */
export function isIdleTooLong({ lastLoginAt, createdAt }: Activity, afterDays: number, now: Date): boolean {
  return afterDays > 0 && (lastLoginAt ?? createdAt) <= idleBefore(afterDays, now)
}

export function idleBefore(afterDays: number, now: Date): Date {
  return new Date(now.getTime() - afterDays * DAY_MS)
}
