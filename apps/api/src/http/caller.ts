import { judgeSession, remainingSessionSeconds, staffMay } from '@hygiene/domain'
import type { Deps } from '../deps.ts'
import { findSession, type SessionRow } from './find-session.ts'

/** A logged-in operator. Everything a person owns is loaded through `memberNo`. */
export interface Caller {
  memberNo: number
  sessionNo: string
  userId: string
  name: string
  loggedInAt: Date
  remainingSeconds: number
  /** Set where a staff member opened the account by a link. */
  linked: { employeeNo: number; reason: string } | null
}

export type CallerState =
  | { state: 'live'; caller: Caller; extendedAt: Date }
  | { state: 'none' | 'expired' | 'displaced' }

/** Who holds this session? The clock rules are the domain's: 7,200 s sliding, 24 h in all. */
export async function findCaller(deps: Deps, sessionNo: string, now: Date): Promise<CallerState> {
  const row = await findSession(deps.pool, sessionNo)
  if (!row) return { state: 'expired' }
  if (row.endedAt) return { state: row.endReason === 'displaced' ? 'displaced' : 'expired' }
  if (!judgeSession(row, now).allowed || !mayStay(row)) return { state: 'expired' }

  const { memberNo, userId, name, loggedInAt } = row
  const caller = {
    memberNo,
    sessionNo,
    userId,
    name,
    loggedInAt,
    remainingSeconds: remainingSessionSeconds(row, now),
    linked:
      row.linkedEmployeeNo === null
        ? null
        : { employeeNo: row.linkedEmployeeNo, reason: row.linkReason ?? '' },
  }
  return { state: 'live', caller, extendedAt: row.extendedAt }
}

/** An employee is in an operator's account no longer than they may open one. */
function mayStay({ linkedEmployeeNo, linkedRole }: SessionRow): boolean {
  return linkedEmployeeNo === null || (linkedRole !== null && staffMay(linkedRole, 'openLinkedSession'))
}

/** Writing the clock on every call would double its cost; within this time the answer is a little pessimistic. */
const TOUCH_EVERY_MS = 15_000

/** Extends the session (most calls do, specification section 4) and answers the seconds left. */
export async function extendCaller(
  deps: Deps,
  session: { caller: Caller; extendedAt: Date },
  now: Date,
  mustWrite = false,
): Promise<number> {
  const { caller, extendedAt } = session
  if (!mustWrite && now.getTime() - extendedAt.getTime() < TOUCH_EVERY_MS) return caller.remainingSeconds
  await deps.pool.query({
    name: 'extend-session',
    text: `UPDATE "LoginSession" SET "extendedAt" = $2 WHERE "sessionNo" = $1 AND "endedAt" IS NULL AND "extendedAt" < $2`,
    values: [caller.sessionNo, now],
  })
  const { loggedInAt, linked } = caller
  return remainingSessionSeconds({ loggedInAt, extendedAt: now, linkedEmployeeNo: linked?.employeeNo }, now)
}
