import { judgeLogin, remainingLoginSeconds } from '@hygiene/domain/member/login/login-clock'
import { staffMay } from '@hygiene/domain/staff/permission/permissions'
import type { MemberActor } from '@hygiene/operations/kit/actor'
import type { Deps } from '../deps.ts'
import type { LoginRow } from './find-login.ts'

export interface Caller extends Omit<MemberActor, 'ipAddress'> {
  remainingSeconds: number
}

export type CallerState =
  | { state: 'live'; caller: Caller; extendedAt: Date }
  | { state: 'none' | 'expired' | 'displaced' }

/** Returns the member of a login. The domain defines the clock rules: 7,200 s sliding, 24 h in all. */
export async function findCaller(
  deps: Deps,
  loginNo: string,
  now: Date,
  mayWait: boolean,
): Promise<CallerState> {
  const row = await deps.findLogin(loginNo, mayWait)
  if (!row) return { state: 'expired' }
  if (row.endedAt) return { state: row.endReason === 'displaced' ? 'displaced' : 'expired' }
  if (!judgeLogin(row, now).allowed || !mayStay(row)) return { state: 'expired' }

  const { memberNo, userId, name, loggedInAt } = row
  const caller = {
    memberNo,
    loginNo,
    userId,
    name,
    loggedInAt,
    remainingSeconds: remainingLoginSeconds(row, now),
    linked:
      row.linkedEmployeeNo === null
        ? null
        : { employeeNo: row.linkedEmployeeNo, reason: row.linkReason ?? '' },
    help: null,
  }
  return { state: 'live', caller, extendedAt: row.extendedAt }
}

/** Ends an employee's access to a member's account when the employee may no longer open one. */
function mayStay({ linkedEmployeeNo, linkedRole }: LoginRow): boolean {
  return linkedEmployeeNo === null || (linkedRole !== null && staffMay(linkedRole, 'openLinkedLogin'))
}

/** Limits writes of the clock, which on every call would double its cost. Within this time the answer is slightly pessimistic. */
export const TOUCH_EVERY_MS = 15_000

/** Extends the login, as most calls do (specification section 4), and returns the seconds left. */
export async function extendCaller(
  deps: Pick<Deps, 'extendLogin'>,
  login: { caller: Caller; extendedAt: Date },
  now: Date,
  mustWrite = false,
): Promise<number> {
  const { caller, extendedAt } = login
  if (!mustWrite && now.getTime() - extendedAt.getTime() < TOUCH_EVERY_MS) return caller.remainingSeconds
  await deps.extendLogin({ loginNo: caller.loginNo, now })
  const { loggedInAt, linked } = caller
  return remainingLoginSeconds({ loggedInAt, extendedAt: now, linkedEmployeeNo: linked?.employeeNo }, now)
}
