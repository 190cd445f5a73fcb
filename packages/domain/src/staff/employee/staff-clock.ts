/** Logs out staff who leave their console (safety measures notice, Art. 6; the time is ours). */
export const STAFF_IDLE_SECONDS = 1_800
/** Logs staff out at the end of a working day in any case. */
const STAFF_SESSION_SECONDS = 12 * 3_600

export type StaffClock = { startedAt: Date; extendedAt: Date }

export function staffSecondsLeft({ startedAt, extendedAt }: StaffClock, now: Date): number {
  const idleEnd = extendedAt.getTime() + STAFF_IDLE_SECONDS * 1000
  const dayEnd = startedAt.getTime() + STAFF_SESSION_SECONDS * 1000
  return Math.max(0, Math.floor((Math.min(idleEnd, dayEnd) - now.getTime()) / 1000))
}
