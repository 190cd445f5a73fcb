import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  afterNetworkFailure,
  type FailuresByNetwork,
  judgeNetworkAttempt,
  type LoginThrottle,
} from '@hygiene/domain/member/login/login-throttle'
import type { Transaction } from '@hygiene/db/connect'
import type { Pool } from 'pg'

/** Limits the wait for another attempt's outcome to about twelve seconds in all. */
const TURNS = 300
const TURN_MS = 40

export interface AttemptOf {
  key: string
  network: string
}

/** Begins with a blank, which the login trims. An operator's id can therefore never equal this key and lock an employee out. */
export function staffThrottleKey(
  factor: 'password' | 'code' | 'print' | 'supportCode',
  loginId: string,
): string {
  return ` staff ${factor} ${loginId}`
}

export interface AttemptsRead {
  failures: Record<string, { count: number; lastFailedAt: string }> | null
  attemptId: string | null
  isBeingChecked: boolean | null
  /** Is set if the read counted this attempt itself, as the first of its key (`COUNT_FIRST`). */
  isCounted?: boolean
}

/**
 * Selects the columns of `AttemptsRead` from the table `t`. A check lasts at most 5 s; a later end was written while the
 * database's clock was ahead.
 */
export const ATTEMPT_COLUMNS = `t."failures", t."attemptId",
  t."checkedUntil" BETWEEN clock_timestamp() AND clock_timestamp() + interval '6 s' AS "isBeingChecked"`

/** `attemptId` is set if the attempt is allowed. The caller reports its outcome by `purgeAttempts` or `keepAttempt`. */
type Begun<Row> = { throttle: LoginThrottle; row: Row; attemptId: string }

/**
 * Judges and counts an attempt before the secret is checked, because simultaneous guesses would otherwise share one count.
 * Attempts for one key run in turn, so that a correct password is not judged by the count of another correct one.
 */
export async function beginAttempt<Row extends AttemptsRead>(
  pool: Pool,
  of: AttemptOf,
  now: Date,
  read: (first: unknown[]) => Promise<Row>,
  turns = TURNS,
): Promise<Begun<Row>> {
  const attemptId = randomUUID()
  const countedAs = (failures: FailuresByNetwork, before: string | null) => {
    const counted = JSON.stringify(afterNetworkFailure(failures, of.network, now))
    return [of.key, counted, now, attemptId, before]
  }
  const row = await read(countedAs({}, null).slice(0, 4))
  if (row.isCounted) return { throttle: { allowed: true }, row, attemptId }
  if (row.isBeingChecked) {
    if (turns === 0)
      return {
        throttle: { allowed: false, reason: 'LOGIN_TOO_SOON', retryAfterSeconds: 1 },
        row,
        attemptId: '',
      }
    await sleep(TURN_MS)
    return beginAttempt(pool, of, now, read, turns - 1)
  }
  const failures = failuresOf(row)
  const throttle = judgeNetworkAttempt(failures, of.network, now)
  if (!throttle.allowed) return { throttle, row, attemptId }

  const { rowCount } = await pool.query({ ...COUNT_ATTEMPT, values: countedAs(failures, row.attemptId) })
  return rowCount === 1 ? { throttle, row, attemptId } : beginAttempt(pool, of, now, read, turns)
}

function failuresOf({ failures }: AttemptsRead): FailuresByNetwork {
  return Object.fromEntries(
    Object.entries(failures ?? {}).map(([network, { count, lastFailedAt }]) => [
      network,
      { count, lastFailedAt: new Date(lastFailedAt) },
    ]),
  )
}

/**
 * Counts the first attempt of a key in a `WITH` while its account is read; uses the first four values of `read`. Writes nothing
 * if anything is already counted, even by a concurrent call.
 */
export const COUNT_FIRST = `
  "first" AS (
    INSERT INTO "LoginThrottle" ("userId", "failures", "lastFailedAt", "attemptId", "checkedUntil")
    VALUES ($1, $2, $3, $4, clock_timestamp() + interval '5 s') ON CONFLICT DO NOTHING RETURNING 1)`

/** Changes nothing if another call has counted since the row was read. A crashed call blocks others for 5 s. */
const COUNT_ATTEMPT = {
  name: 'count-login-attempt',
  text: `
    INSERT INTO "LoginThrottle" AS t ("userId", "failures", "lastFailedAt", "attemptId", "checkedUntil")
    VALUES ($1, $2, $3, $4, clock_timestamp() + interval '5 s')
    ON CONFLICT ("userId") DO UPDATE SET "failures" = $2, "lastFailedAt" = $3, "attemptId" = $4,
           "checkedUntil" = clock_timestamp() + interval '5 s'
     WHERE t."attemptId" = $5`,
}

/** Keeps a failed attempt counted and lets the next one proceed. */
export async function keepAttempt(pool: Pool, key: string, attemptId: string): Promise<void> {
  await pool.query({
    name: 'keep-login-attempt',
    text: 'UPDATE "LoginThrottle" SET "checkedUntil" = NULL WHERE "userId" = $1 AND "attemptId" = $2',
    values: [key, attemptId],
  })
}

export function purgeParts(key: string, network: string, condition: string): string {
  return `
    "purged" AS (
      DELETE FROM "LoginThrottle" WHERE "userId" = ${key} AND "failures" - ${network} = '{}' AND ${condition}),
    "purgedHere" AS (
      UPDATE "LoginThrottle" SET "failures" = "failures" - ${network}, "attemptId" = gen_random_uuid(), "checkedUntil" = NULL
       WHERE "userId" = ${key} AND "failures" - ${network} <> '{}' AND ${condition})`
}

const PURGE_ATTEMPTS = {
  name: 'drop-login-attempts',
  text: `WITH ${purgeParts('$1::text', '$2::text', 'true')} SELECT 1`,
}

/** Clears only the failures of the caller's network; guesses from other networks stay counted. */
export async function purgeAttempts(pool: Pool, { key, network }: AttemptOf): Promise<void> {
  await pool.query({ ...PURGE_ATTEMPTS, values: [key, network] })
}

/** Measured in milliseconds. Guesses at codes within this time count together; the value is our own choice. */
const GUESSES_MS = 3_600_000

export async function takeBackAttempt(
  pool: Pool,
  of: AttemptOf,
  { attemptId, before }: { attemptId: string; before: AttemptsRead },
  now: Date,
): Promise<void> {
  const failures = failuresOf(before)
  const lastFailedAt = failures[of.network]?.lastFailedAt?.getTime() ?? 0
  if (lastFailedAt < now.getTime() - GUESSES_MS) return purgeAttempts(pool, of)
  await pool.query({
    name: 'take-back-login-attempt',
    text: `UPDATE "LoginThrottle" SET "failures" = $3, "attemptId" = gen_random_uuid(), "checkedUntil" = NULL
            WHERE "userId" = $1 AND "attemptId" = $2`,
    values: [of.key, attemptId, JSON.stringify(failures)],
  })
}

export async function purgeAllAttempts(pool: Pool, key: string): Promise<void> {
  await pool.query({
    name: 'purge-all-login-attempts',
    text: 'DELETE FROM "LoginThrottle" WHERE "userId" = $1',
    values: [key],
  })
}

export async function dropAttempts(db: Transaction, key: string): Promise<number> {
  const { count } = await db.loginThrottle.deleteMany({ where: { userId: key } })
  return count
}
