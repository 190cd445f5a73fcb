const DAY_MS = 86_400_000

export type Activity = { lastLoginAt: Date | null; createdAt: Date }

/** Has the account been unused so long that it sleeps? `afterDays` 0 switches dormancy off (docs/rules/login.md). */
export function isIdleTooLong({ lastLoginAt, createdAt }: Activity, afterDays: number, now: Date): boolean {
  return afterDays > 0 && (lastLoginAt ?? createdAt) <= idleBefore(afterDays, now)
}

/** Accounts last used at this instant or earlier sleep. */
export function idleBefore(afterDays: number, now: Date): Date {
  return new Date(now.getTime() - afterDays * DAY_MS)
}
