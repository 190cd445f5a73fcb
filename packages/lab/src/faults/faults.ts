import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onServer } from '@hygiene/testing/postgres-template'
import { CLOCK_FAULTS } from './clock-faults.ts'
import { distortFor } from './distorting-gateway.ts'
import type { Fault } from './fault.ts'
import type { Line } from './line.ts'
import type { Lines, Stage } from './stage.ts'

const SILENT_MS = 4_000
const BETWEEN_MS = 1_000
const RESET_MS = 2_500

/** First holds all traffic back and releases it, then resets every connection and refuses new ones. */
async function cutTwice(line: Line | undefined): Promise<void> {
  if (!line) return
  line.cut('silent')
  await sleep(SILENT_MS)
  line.correct()
  await sleep(BETWEEN_MS)
  line.cut('reset')
  await sleep(RESET_MS)
  line.correct()
}

const cutBetween = (who: 'api' | 'worker', what: keyof Lines): Fault['strike'] => {
  return (stage: Stage) => cutTwice(stage[who].lines[what])
}

const LINE_FAULTS: readonly Fault[] = [
  { name: 'cut: clients–API', strike: ({ api }) => cutTwice(api.front) },
  { name: 'cut: API–PostgreSQL', strike: cutBetween('api', 'database') },
  { name: 'cut: worker–PostgreSQL', strike: cutBetween('worker', 'database') },
  { name: 'cut: API–Redis', strike: cutBetween('api', 'redis') },
  { name: 'cut: worker–Redis', strike: cutBetween('worker', 'redis') },
  { name: 'cut: API–gateway', strike: cutBetween('api', 'gateway') },
  { name: 'cut: worker–gateway', strike: cutBetween('worker', 'gateway') },
  { name: 'cut: worker–text messages', strike: cutBetween('worker', 'texts') },
]

/** Runs last, because from the first of them on files are in a bucket. */
const STORAGE_LINE_FAULTS: readonly Fault[] = (['api', 'worker'] as const).map((who) => ({
  name: `cut: ${who === 'api' ? 'API' : 'worker'}–bucket`,
  prepare: async (stage) => {
    if (!stage[who].lines.storage) await stage.moveToBucket()
  },
  strike: (stage) => cutTwice(stage[who].lines.storage),
}))

const WHILE_MS = 6_000

async function frozen(one: { freeze(): void; thaw(): void }): Promise<void> {
  one.freeze()
  await sleep(WHILE_MS)
  one.thaw()
}

async function setting(stage: Stage, name: string, value: string): Promise<void> {
  await onServer(stage.databaseUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET ${name} = ${value}`)
    await client.query('SELECT pg_reload_conf()')
  })
}

const hurtGateway =
  (faults: object) =>
  async ({ sandbox }: Stage): Promise<void> => {
    await sandbox.control('/faults', faults)
    await sleep(WHILE_MS * 2)
    await sandbox.control('/faults/reset')
  }

export const FAULTS: readonly Fault[] = [
  { name: 'API killed', strike: ({ api }) => api.kill() },
  { name: 'API stands still', strike: ({ api }) => frozen(api) },
  { name: 'worker killed', strike: ({ worker }) => worker.kill() },
  { name: 'worker stands still', strike: ({ worker }) => frozen(worker) },
  { name: 'PostgreSQL killed', strike: ({ postgres }) => postgres.kill() },
  {
    name: 'PostgreSQL stands still',
    async strike({ postgres }) {
      // Signals the process group: the server and every backend.
      process.kill(-postgres.pid, 'SIGSTOP')
      await sleep(WHILE_MS)
      process.kill(-postgres.pid, 'SIGCONT')
    },
  },
  {
    name: 'line to PostgreSQL falls silent',
    async strike({ api, worker }) {
      api.lines.database.vanish()
      worker.lines.database.vanish()
      await sleep(WHILE_MS)
    },
  },
  {
    name: 'database only reads',
    async strike(stage) {
      await setting(stage, 'default_transaction_read_only', 'on')
      await sleep(WHILE_MS)
      await setting(stage, 'default_transaction_read_only', 'off')
    },
  },
  { name: 'Redis killed, its memory gone', strike: async ({ redis }) => redis?.kill() },
  { name: 'Redis stands still', strike: async ({ redis }) => redis && frozen(redis) },
  {
    name: 'storage full',
    async strike({ storage }) {
      const options = ['-t', 'tmpfs', '-o', 'size=4k,mode=777', 'tmpfs', storage]
      if (spawnSync('mount', options).status !== 0) throw new Error('only root may mount a full storage')
      await sleep(WHILE_MS)
      spawnSync('umount', ['-l', storage])
    },
  },
  {
    name: "the database's disk full",
    async strike({ databaseUrl, postgres: { disk } }) {
      if (disk === undefined) throw new Error('only root may mount a disk to fill')
      const ballast = join(disk, 'ballast')
      const { bavail, bsize } = statfsSync(disk)
      const file = openSync(ballast, 'w')
      try {
        const block = Buffer.alloc(1 << 20)
        for (let left = bavail * bsize; left > 0; left -= block.length) writeSync(file, block)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
      const end = performance.now() + WHILE_MS
      // Also fills the write-ahead log until the server cannot continue.
      while (performance.now() < end) {
        await onServer(databaseUrl, (client) => client.query('SELECT pg_switch_wal()')).catch(() => {})
        await sleep(500)
      }
      closeSync(file)
      rmSync(ballast)
    },
  },
  { name: 'gateway answers 500', strike: hurtGateway({ service: 'payment', httpStatus: 500 }) },
  { name: 'gateway works and never answers', strike: hurtGateway({ service: 'payment', timeout: true }) },
  { name: 'gateway sends each notice twice', strike: hurtGateway({ notify: 'twice' }) },
  { name: 'gateway sends no notice', strike: hurtGateway({ notify: 'never' }) },
  { name: 'text messages are never answered', strike: hurtGateway({ service: 'sms', timeout: true }) },
  { name: 'gateway slow and distorting', strike: distortFor },
  ...CLOCK_FAULTS,
  ...LINE_FAULTS,
  ...STORAGE_LINE_FAULTS,
]
