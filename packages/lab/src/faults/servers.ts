import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { startMachineRedis } from '@hygiene/testing/redis'
import { type Clock, clockIn } from './clocks.ts'

export interface FaultyPostgres {
  url: string
  readonly pid: number
  readonly clock: Clock
  readonly disk: string | undefined
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Leaves room for some minutes of load; the fault fills the rest. */
const DISK = 'size=900m,mode=755'
/** Keeps little write-ahead log, so a full disk takes effect at once. */
const SETTINGS = { max_connections: '80', min_wal_size: '32MB', max_wal_size: '64MB' }

/** Restarts the server on its port and data whenever it ends, until it is stopped. */
export async function openPostgres(scratch: string): Promise<FaultyPostgres> {
  const disk = join(scratch, 'disk')
  mkdirSync(disk)
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', disk]).status === 0
  chmodSync(disk, 0o755)
  const clock = clockIn(scratch, 'postgres', false)
  const port = await freePort()
  const start = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      directory: join(disk, 'postgres'),
      durable: true,
      choosePort: () => Promise.resolve(port),
      settings: SETTINGS,
      env: clock.env,
    })
  let server = await start()
  let isWanted = true
  let again = followEnd()
  async function followEnd(): Promise<void> {
    await server.ended
    const started = isWanted && (await startAgain(start, () => isWanted))
    if (!started) return
    server = started
    again = followEnd()
  }
  return {
    url: server.url,
    clock,
    disk: isMounted ? disk : undefined,
    get pid() {
      return server.pid
    },
    async kill() {
      const started = again
      process.kill(server.pid, 'SIGKILL')
      await started
    },
    async stop() {
      isWanted = false
      await server.stop()
      if (isMounted) spawnSync('umount', ['-l', disk])
    },
  }
}

async function startAgain(
  start: () => Promise<EmbeddedPostgres>,
  isWanted: () => boolean,
): Promise<EmbeddedPostgres | undefined> {
  while (isWanted()) {
    try {
      return await start()
    } catch {
      await sleep(300)
    }
  }
  return undefined
}

export interface FaultyRedis {
  port: number
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

export async function openRedis(): Promise<FaultyRedis | undefined> {
  let redis: Awaited<ReturnType<typeof startMachineRedis>>
  try {
    redis = await startMachineRedis()
  } catch {
    process.stderr.write('NO REDIS: redis-server is not installed; the queues are kept in PostgreSQL.\n')
    return undefined
  }
  const port = Number(new URL(redis.url).port)
  const signal = (name: NodeJS.Signals): void => void process.kill(redis.pid, name)
  return {
    port,
    async kill() {
      signal('SIGKILL')
      await redis.stop()
      redis = await startMachineRedis(port)
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => redis.stop(),
  }
}
