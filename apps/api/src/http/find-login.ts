import { setImmediate as nextTurn } from 'node:timers/promises'
import { arrayText } from '@hygiene/db/array-text'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'

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
  /** Is the current role of the linked employee, or null if none may work here. */
  linkedRole: StaffRole | null
}

/** Uses raw, prepared `pg`, because it runs before every call of a logged-in person (docs/performance.md). */
const FIND_LOGINS = {
  name: 'find-logins',
  text: `SELECT s."loginNo", s."memberNo", s."loggedInAt", s."extendedAt", s."endedAt", s."endReason"::text, m."userId", m."name",
                s."linkedEmployeeNo", s."linkReason", e."role"::text AS "linkedRole"
           FROM "Login" s JOIN "Member" m USING ("memberNo")
           LEFT JOIN "Employee" e ON e."employeeNo" = s."linkedEmployeeNo" AND e."disabledAt" IS NULL
          WHERE s."loginNo" = ANY ($1::uuid[])
            AND m."withdrawnAt" IS NULL AND m."dormantAt" IS NULL AND m."verifiedAt" IS NOT NULL`,
}

export type FindLogin = (loginNo: string, mayWait?: boolean) => Promise<LoginRow | undefined>

/** Limits the wait in ms of a call that may wait. It waits only if another such call came within the same time. */
const GATHER_MS = 8
/** Sends the group at once when it reaches this size. */
const ENOUGH = 16

interface Waiting {
  loginNo: string
  until: number
  resolve: (row: LoginRow | undefined) => void
  reject: (cause: unknown) => void
}

/**
 * Returns the login and its owner, or undefined. One statement serves all calls that arrived during the last one or within the
 * permitted wait. A call never joins a statement already sent, which would return outdated data.
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
 * Returns the login of a token, or null for a forged one. Recently verified signatures are cached, because our tokens do not
 * expire. Every call still checks that the login is alive.
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
    return null
  }
}
