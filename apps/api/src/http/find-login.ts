import { setImmediate as nextTurn } from 'node:timers/promises'
import { arrayText } from '@hygiene/db/array-text'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

/** The claims of an access token; everything else is looked up, so that a login can be ended at once. */
export interface LoginToken {
  sid: string
}

export interface LoginRow {
  loginNo: string
  memberNo: number
  loggedInAt: Date
  extendedAt: Date
  endedAt: Date | null
  endReason: string | null
  userId: string
  name: string
  linkedEmployeeNo: number | null
  linkReason: string | null
  /** The employee of a linked login as of now; null without an employee who may work here. */
  linkedRole: StaffRole | null
}

/** Raw `pg`, prepared: this runs before every call of a logged-in person (docs/performance.md). */
const FIND_LOGINS = {
  name: 'find-logins',
  text: `SELECT s."loginNo", s."memberNo", s."loggedInAt", s."extendedAt", s."endedAt", s."endReason"::text, m."userId", m."name",
                s."linkedEmployeeNo", s."linkReason", e."role"::text AS "linkedRole"
           FROM "Login" s JOIN "Member" m USING ("memberNo")
           LEFT JOIN "Employee" e ON e."employeeNo" = s."linkedEmployeeNo" AND e."disabledAt" IS NULL
          WHERE s."loginNo" = ANY ($1::uuid[])
            AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL AND m."verifiedAt" IS NOT NULL`,
}

/** `mayWait`: a few milliseconds for others to come, as a record does that is stored together with theirs. */
export type FindLogin = (loginNo: string, mayWait?: boolean) => Promise<LoginRow | undefined>

/** Longest wait in ms of a call that may wait. It waits only if another such call came within the same time. */
const GATHER_MS = 8
/** So many are sent at once. */
const ENOUGH = 16

interface Waiting {
  loginNo: string
  /** By `performance.now()`. */
  until: number
  resolve: (row: LoginRow | undefined) => void
  reject: (cause: unknown) => void
}

/**
 * The login and its owner; undefined where there is none. One statement for all that arrived during the last one, or in the
 * few milliseconds that all of them may wait. A call never joins a statement already sent: it would see the past.
 */
export function groupedFind(pool: Pool): FindLogin {
  let waiting: Waiting[] = []
  let isAsking = false
  let patientAt = Number.NEGATIVE_INFINITY
  let sendNow: (() => void) | undefined

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      await gather()
      await nextTurn()
      const group = waiting
      waiting = []
      await answerGroup(pool, group)
    }
    isAsking = false
  }

  async function gather(): Promise<void> {
    const leftMs = waitingMs()
    if (leftMs <= 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, leftMs)
      sendNow = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function waitingMs(): number {
    if (waiting.length >= ENOUGH) return 0
    return Math.min(...waiting.map(({ until }) => until)) - performance.now()
  }

  return (loginNo, mayWait = false) =>
    new Promise((resolve, reject) => {
      const now = performance.now()
      const until = mayWait && now - patientAt < GATHER_MS ? now + GATHER_MS : now
      if (mayWait) patientAt = now
      waiting.push({ loginNo, until, resolve, reject })
      if (until <= now || waiting.length >= ENOUGH) sendNow?.()
      if (isAsking) return
      isAsking = true
      void drain()
    })
}

/** Never throws: every waiting caller gets its row or the error. */
async function answerGroup(pool: Pool, group: readonly Waiting[]): Promise<void> {
  try {
    const loginNos = [...new Set(group.map(({ loginNo }) => loginNo))]
    const { rows } = await pool.query<LoginRow>({ ...FIND_LOGINS, values: [arrayText(loginNos)] })
    const found = new Map(rows.map((row) => [row.loginNo, row]))
    for (const { loginNo, resolve } of group) resolve(found.get(loginNo))
  } catch (cause) {
    for (const { reject } of group) reject(cause)
  }
}

const BEARER = /^Bearer (\S+)$/

export function bearerToken(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1]
}

const TOKENS_KEPT = 5_000
const LOGIN_NO = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Verifier = FastifyRequest['server']['jwt']
const verified = new WeakMap<Verifier, LRUCache<string, string>>()

/**
 * The login a token names; null for a forged one. A signature once found right stays right, and our tokens carry no
 * end of their own, so the ones seen last are not computed again. Whether the login lives is asked on every call.
 */
export function readToken(verifier: Verifier, token: string): string | null {
  let known = verified.get(verifier)
  if (!known) verified.set(verifier, (known = new LRUCache({ max: TOKENS_KEPT })))
  const found = known.get(token)
  if (found !== undefined) return found

  const loginNo = verify(verifier, token)
  if (loginNo === null) return null
  known.set(token, loginNo)
  return loginNo
}

function verify(verifier: Verifier, token: string): string | null {
  try {
    const { sid } = verifier.verify<LoginToken>(token)
    return typeof sid === 'string' && LOGIN_NO.test(sid) ? sid : null
  } catch {
    // A forged or outdated token names no login: the answer is the same as for an ended login.
    return null
  }
}
