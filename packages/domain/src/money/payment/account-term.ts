import { endOfSeoulYear, seoulYear } from '../../time/seoul-day.ts'

export const ACCOUNT_VALID_HOURS = 72
const HOUR_MS = 3_600_000

/** A virtual account waits three days for its deposit, but never into a year whose course it does not pay. */
export function accountValidHours(now: Date): number {
  const leftMs = endOfSeoulYear(seoulYear(now)).getTime() - now.getTime()
  return Math.max(1, Math.min(ACCOUNT_VALID_HOURS, Math.floor(leftMs / HOUR_MS)))
}

/** A person must not be asked to pay into an account whose due date has passed. */
export function isOverdue(order: { accountExpiresAt: Date | null }, now: Date): boolean {
  return order.accountExpiresAt !== null && order.accountExpiresAt <= now
}
