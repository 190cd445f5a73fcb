import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { cpuSecondsOf, residentMegabytes } from '../../bench/cpu-time.ts'

export interface Watched {
  name: string
  pid: number
}

export interface Used extends Watched {
  cpuSeconds: number
  megabytes: number
}

export interface Carried {
  connections: number
  commits: number
  logMegabytes: number
}

const VIEW_EVERY_MS = 500

const cpuOf = (pid: number) => cpuSecondsOf([pid]) ?? 0

interface Counters {
  connections: number
  commits: number
  bytes: number
}

async function readCounters(db: PrismaClient): Promise<Counters> {
  const [row] = await db.$queryRaw<Counters[]>`
    SELECT (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS "connections",
           (SELECT "xact_commit"::float8 FROM pg_stat_database WHERE "datname" = current_database()) AS "commits",
           pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS "bytes"`
  if (!row) throw new Error('No counters')
  return row
}

export function watchProcesses(
  db: PrismaClient,
  all: readonly Watched[],
): { stop: () => Promise<{ used: Used[]; carried: Carried }> } {
  const used = all.map((one) => ({ ...one, before: cpuOf(one.pid), cpuSeconds: 0, megabytes: 0 }))
  const state = { connections: 0, isOver: false }
  const begun = readCounters(db)
  const views = (async () => {
    while (!state.isOver) {
      for (const one of used) {
        one.cpuSeconds = Math.max(one.cpuSeconds, cpuOf(one.pid) - one.before)
        one.megabytes = Math.max(one.megabytes, residentMegabytes(one.pid) ?? 0)
      }
      const { connections } = await readCounters(db)
      state.connections = Math.max(state.connections, connections)
      await sleep(VIEW_EVERY_MS)
    }
  })()
  return {
    async stop() {
      state.isOver = true
      await views
      const [before, after] = [await begun, await readCounters(db)]
      const logMegabytes = (after.bytes - before.bytes) / 1e6
      return {
        used,
        carried: { connections: state.connections, commits: after.commits - before.commits, logMegabytes },
      }
    },
  }
}
