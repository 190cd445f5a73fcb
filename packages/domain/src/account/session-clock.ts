import { STAFF_IDLE_SECONDS } from '../staff/staff-clock.ts'
import { type Verdict, allowed, denied } from '../verdict.ts'

/** Specification section 4: 7,200 s without a call end the session; 24 h after login it ends all the same. */
export const SESSION_SLIDING_SECONDS = 7_200
export const SESSION_LONGEST_SECONDS = 24 * 60 * 60

/** `linkedEmployeeNo`: whose desk it stands on, where an employee opened the account by a link. */
export type SessionClock = { loggedInAt: Date; extendedAt: Date; linkedEmployeeNo?: number | null }

/** A desk that was left closes as early as the console on it, whosever account is open there. */
function slidingSeconds({ linkedEmployeeNo = null }: SessionClock): number {
  return linkedEmployeeNo === null ? SESSION_SLIDING_SECONDS : STAFF_IDLE_SECONDS
}

export function sessionEndsAt(session: SessionClock): Date {
  const slidingMs = session.extendedAt.getTime() + slidingSeconds(session) * 1000
  const longestMs = session.loggedInAt.getTime() + SESSION_LONGEST_SECONDS * 1000
  return new Date(Math.min(slidingMs, longestMs))
}

/** Whole seconds left, 0 when the session has ended. */
export function remainingSessionSeconds(session: SessionClock, now: Date): number {
  return Math.max(0, Math.floor((sessionEndsAt(session).getTime() - now.getTime()) / 1000))
}

export function judgeSession(session: SessionClock, now: Date): Verdict<'SESSION_EXPIRED'> {
  return now < sessionEndsAt(session) ? allowed() : denied('SESSION_EXPIRED')
}
