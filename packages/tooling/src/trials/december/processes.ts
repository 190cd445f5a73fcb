import { setTimeout as sleep } from 'node:timers/promises'
import type { PrismaClient } from '@hygiene/db'
import { cpuSecondsOf, residentMegabytes } from '../../bench/cpu-time.ts'

export interface Watched {
  name: string
  pid: number
}

export interface Used extends Watched {
  cpuSeconds: number
  /** The highest resident megabytes; those of the postmaster alone say nothing of its sessions. */
  megabytes: number
}

const LOOK_EVERY_MS = 500

/** Processor time (with that of children) and memory of each process, and the connections of the database, until told to stop. */
export function watchProcesses(
  db: PrismaClient,
  all: readonly Watched[],
): { stop: () => Promise<{ used: Used[]; connections: number }> } {
  const cpuOf = (pid: number) => cpuSecondsOf([pid]) ?? 0
  const used = all.map((one) => ({ ...one, before: cpuOf(one.pid), cpuSeconds: 0, megabytes: 0 }))
  let [connections, isOver] = [0, false]
  const looks = (async () => {
    while (!isOver) {
      for (const one of used) {
        // One that has ended keeps what it had at the look before.
        one.cpuSeconds = Math.max(one.cpuSeconds, cpuOf(one.pid) - one.before)
        one.megabytes = Math.max(one.megabytes, residentMegabytes(one.pid) ?? 0)
      }
      const [row] = await db.$queryRaw<
        { n: number }[]
      >`SELECT count(*)::int AS n FROM pg_stat_activity WHERE backend_type = 'client backend'`
      connections = Math.max(connections, row?.n ?? 0)
      await sleep(LOOK_EVERY_MS)
    }
  })()
  return {
    async stop() {
      isOver = true
      await looks
      return { used, connections }
    },
  }
}
