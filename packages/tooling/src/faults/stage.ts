import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db'
import { applyMigrations } from '@hygiene/db/migrations'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { proxyTo, type SilentProxy } from '@hygiene/testing/drive/silent-proxy'
import { type EmbeddedPostgres, freePort, startEmbeddedPostgres } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { startMachineRedis } from '@hygiene/testing/redis'
import { TOKEN_SECRET } from '../bench/bookers.ts'
import { bundleOf } from '../build/bundled-programs.ts'
import { root } from '../launcher/paths.ts'
import { supervise, type SupervisedProcess, untilUp } from './process-at.ts'

/** The whole service on loopback, each part a process of its own that can be hurt. */
export interface Stage {
  api: SupervisedProcess & { origin: string }
  worker: SupervisedProcess
  sandbox: RunningSandbox
  /** Between the service and its database. */
  line: SilentProxy
  /** The database itself, past the line: what is asked of it is true. */
  databaseUrl: string
  /** Where documents lie: a file system of its own of a few megabytes where this user may mount one, else a folder. */
  storage: string
  postgres: { pid: number; kill(): Promise<void> }
  redis: { kill(): Promise<void>; freeze(): void; thaw(): void } | undefined
}

const SANDBOX = join(root, bundleOf('apps/sandbox/src/main.ts'))

type Undo = () => Promise<void> | void

export async function openStage(undo: Undo[]): Promise<Stage> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-faults-'))
  chmodSync(scratch, 0o755)
  undo.push(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const storage = join(scratch, 'storage')
  mkdirSync(storage)

  const postgres = await openPostgres(join(scratch, 'postgres'))
  undo.push(() => postgres.stop())
  await onServer(postgres.url, (client) => client.query('CREATE DATABASE faults'))
  const direct = databaseUrl(postgres.url, 'faults')
  await applyMigrations(direct)
  const line = await proxyTo(direct)
  undo.push(() => line.stop())
  const redis = await openRedis(undo)

  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox(`${origin}/api/payments/notice`, SANDBOX)
  undo.push(() => sandbox.stop())
  const env = {
    PORT: String(port),
    DATABASE_URL: line.url,
    DATABASE_ANSWER_SECONDS: '5',
    REDIS_URL: redis?.url ?? '',
    STORAGE_DIR: storage,
    WEB_DIST_DIR: '',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    JWT_SECRET: TOKEN_SECRET,
    STOP_GRACE_SECONDS: '0',
    PORTONE_BASE_URL: sandbox.origin,
    SOLAPI_BASE_URL: sandbox.origin,
    JUSO_BASE_URL: sandbox.origin,
    PAYMENT_POLL_SECONDS: '2',
    SESSION_POLL_SECONDS: '2',
  }
  const api = Object.assign(supervise(bundleOf('apps/api/src/main.ts'), env), { origin })
  const worker = supervise(bundleOf('apps/worker/src/main.ts'), env)
  undo.push(() => Promise.all([api.stop(), worker.stop()]).then(() => undefined))
  await untilUp(`${origin}/readyz`)
  return { api, worker, sandbox, line, databaseUrl: direct, storage, postgres, redis }
}

/** A durable server that comes back on its port and data after it was killed. */
async function openPostgres(directory: string) {
  const choosePort = (() => {
    const port = freePort()
    return () => port
  })()
  const start = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ directory, durable: true, choosePort, settings: { max_connections: '60' } })
  let server = await start()
  return {
    url: server.url,
    get pid() {
      return server.pid
    },
    async kill() {
      process.kill(server.pid, 'SIGKILL')
      await server.ended
      server = await start()
    },
    stop: () => server.stop(),
  }
}

async function openRedis(undo: Undo[]): Promise<(Stage['redis'] & { url: string }) | undefined> {
  let redis: Awaited<ReturnType<typeof startMachineRedis>>
  try {
    redis = await startMachineRedis()
  } catch {
    process.stderr.write('NO REDIS: redis-server is not installed; the queues are kept in PostgreSQL.\n')
    return undefined
  }
  undo.push(() => redis.stop())
  const { url } = redis
  const signal = (name: NodeJS.Signals): void => void process.kill(redis.pid, name)
  return {
    url,
    async kill() {
      signal('SIGKILL')
      await redis.stop()
      redis = await startMachineRedis(Number(new URL(url).port))
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
  }
}

/** Queries of the runner itself; opened anew each time, for the database may have died in between. */
export async function onDatabase<T>(
  { databaseUrl: url }: Stage,
  work: (db: ReturnType<typeof connectDatabase>['db']) => Promise<T>,
): Promise<T> {
  const { db, close } = connectDatabase({ url, poolSize: 2 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}
