import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CSRF_HEADER, CSRF_VALUE } from '@hygiene/contracts/kit/envelope'
import { toWireNames } from '@hygiene/contracts/kit/wire-names'
import { recordProgress } from '@hygiene/contracts/education/study/record-progress'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { say } from '@hygiene/tooling/step'
import type { Watcher } from '../../load/december/plan.ts'
import { percentile } from '../../load/percentile.ts'
import type { Child } from '../child.ts'
import { cpuSecondsOf } from '../cpu-time.ts'
import type { ArrivalPlan, Arrived } from './generator.ts'

const CONNECTIONS = 500
export const RECORD_SECONDS = 60
/** Waits after a run: an idle PostgreSQL session reports its counters after 10 s at the latest (PGSTAT_IDLE_INTERVAL). */
const COUNTERS_SETTLE_MS = 11_000

export interface Rate {
  perSecond: number
  seconds: number
}

export interface Served {
  name: string
  apis: readonly Child[]
  postgresPid: number
  db: PrismaClient
}

export interface Cost {
  /** Counts successful calls. A refused call also costs CPU time and is not counted. */
  acknowledged: number
  wrong: readonly string[]
  perSecond: number
  apiCpuMs: number
  postgresCpuMs: number
  commits: number
  p50: string
  p99: string
}

export async function playRate(served: Served, watchers: readonly Watcher[], rate: Rate): Promise<Cost> {
  const { apis, postgresPid, db, name } = served
  const calls = watchers
    .map((watcher) => ({ atMs: Math.random() * rate.seconds * 1000, request: requestOf(watcher) }))
    .toSorted((one, other) => one.atMs - other.atMs)
  const plan: ArrivalPlan = { origins: apis.map(({ origin }) => origin), connections: CONNECTIONS, calls }
  const cpu = () => ({
    api: cpuSecondsOf(apis.map(({ pid }) => pid)) ?? Number.NaN,
    postgres: cpuSecondsOf([postgresPid]) ?? Number.NaN,
  })
  const commitsBefore = await countCommits(db)
  const generator = fork(join(import.meta.dirname, 'generator.ts'))
  const isOver = new AbortController()
  generator.once('disconnect', () => isOver.abort(new Error('The load generator broke')))
  generator.send(plan)
  await once(generator, 'message', { signal: isOver.signal })
  const [before, began] = [cpu(), performance.now()]
  const [{ wrong, timesMs, lateMs }] = (await once(generator, 'message', {
    signal: isOver.signal,
  })) as [Arrived]
  const [after, tookMs] = [cpu(), performance.now() - began]
  const load = loadavg().map((one) => one.toFixed(1))
  await sleep(COUNTERS_SETTLE_MS)
  const commits = (await countCommits(db)) - commitsBefore

  const acknowledged = timesMs.length - wrong.length
  const cost = {
    acknowledged,
    wrong,
    perSecond: (acknowledged * 1000) / tookMs,
    apiCpuMs: ((after.api - before.api) * 1000) / acknowledged,
    postgresCpuMs: ((after.postgres - before.postgres) * 1000) / acknowledged,
    commits: commits / acknowledged,
    p50: percentile(timesMs, 0.5),
    p99: percentile(timesMs, 0.99),
  }
  say(
    `  ${name}, ${rate.perSecond}/s for ${rate.seconds} s: ${describeCost(cost)}; generator late by p99 ${percentile(lateMs, 0.99)} ms; load ${load.join(' ')}`,
  )
  return cost
}

export function describeCost(cost: Cost): string {
  const { wrong, perSecond, apiCpuMs, postgresCpuMs, commits, p50, p99 } = cost
  const cpu = `${(apiCpuMs + postgresCpuMs).toFixed(3)} CPU ms (API ${apiCpuMs.toFixed(3)}, PostgreSQL ${postgresCpuMs.toFixed(3)})`
  return `${perSecond.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms, ${cpu}, ${commits.toFixed(2)} commits${wrong.length > 0 ? `, ${wrong.length} answers no success: ${wrong[0]}` : ''}`
}

async function countCommits(db: PrismaClient): Promise<number> {
  const [row] = await db.$queryRaw<{ commits: number }[]>`
    SELECT "xact_commit"::float8 AS "commits" FROM pg_stat_database WHERE "datname" = current_database()`
  return row?.commits ?? Number.NaN
}

function requestOf({ enrolmentNo, lectureNo, leaseNo, token }: Watcher): string {
  const played = { studyTime: RECORD_SECONDS, playedSeconds: RECORD_SECONDS, status: 2, isStart: 1 }
  const body = JSON.stringify(toWireNames({ enrolmentNo, lectureNo, leaseNo, sequence: 1, ...played }))
  const address = [16, 8, 0].map((bits) => (enrolmentNo >> bits) & 255).join('.')
  return [
    `POST ${recordProgress.path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `content-length: ${body.length}`,
    `authorization: Bearer ${token}`,
    `x-forwarded-for: 10.${address}`,
    `${CSRF_HEADER}: ${CSRF_VALUE}`,
    '',
    body,
  ].join('\r\n')
}
