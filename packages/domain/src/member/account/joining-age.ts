import { seoulDay } from '../../time/seoul-day.ts'

/** Below this age a guardian would have to consent (Personal Information Protection Act Art. 22-2). */
const JOINING_AGE = 14

/** Counts whole years on the Seoul day of `now`; `birth` is YYYYMMDD. */
export function isOldEnough(birth: string, now: Date): boolean {
  const today = Number(seoulDay(now).replaceAll('-', ''))
  return today - Number(birth) >= JOINING_AGE * 10_000
}
