import { STAFF_IDLE_SECONDS } from '../../staff/employee/staff-clock.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'

/** A login ends after 7,200 s without a call, and always 24 h after its beginning (specification section 4). */
export const SESSION_SLIDING_SECONDS = 7_200
export const SESSION_LONGEST_SECONDS = 24 * 60 * 60

/** `linkedEmployeeNo` is the employee who opened the account by a link; null for the operator's own login. */
export type LoginClock = { loggedInAt: Date; extendedAt: Date; linkedEmployeeNo?: number | null }

/** A linked login ends after the idle time of the staff console, because an employee who left the console left both. */
function slidingSeconds({ linkedEmployeeNo = null }: LoginClock): number {
  return linkedEmployeeNo === null ? SESSION_SLIDING_SECONDS : STAFF_IDLE_SECONDS
}

export function loginEndsAt(login: LoginClock): Date {
  const slidingMs = login.extendedAt.getTime() + slidingSeconds(login) * 1000
  const longestMs = login.loggedInAt.getTime() + SESSION_LONGEST_SECONDS * 1000
  return new Date(Math.min(slidingMs, longestMs))
}

export function remainingLoginSeconds(login: LoginClock, now: Date): number {
  return Math.max(0, Math.floor((loginEndsAt(login).getTime() - now.getTime()) / 1000))
}

export function judgeLogin(login: LoginClock, now: Date): Verdict<'SESSION_EXPIRED'> {
  return now < loginEndsAt(login) ? allowed() : denied('SESSION_EXPIRED')
}
