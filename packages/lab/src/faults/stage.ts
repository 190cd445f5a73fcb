import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDatabase } from '@hygiene/db/connect'
import type { PrismaClient } from '@hygiene/db/generated/client'
import { applyMigrations } from '@hygiene/db/migrations'
import { type RunningSandbox, startSandbox } from '@hygiene/testing'
import { freePort } from '@hygiene/testing/postgres-embedded'
import { databaseUrl, onServer } from '@hygiene/testing/postgres-template'
import { hasS3Server, startS3 } from '@hygiene/testing/s3'
import { bundleOf } from '@hygiene/tooling/bundled-programs'
import { root } from '@hygiene/tooling/paths'
import { TOKEN_SECRET } from '../bench/bookers.ts'
import { type Clock, clockIn } from './clocks.ts'
import { type FaultyGateway, openFaultyGateway } from './faulty-gateway.ts'
import { type Line, openLine } from './line.ts'
import { supervise, type SupervisedProcess, untilUp } from './process-at.ts'
import { type FaultyPostgres, type FaultyRedis, openPostgres, openRedis } from './servers.ts'

export interface Lines {
  database: Line
  redis: Line | undefined
  gateway: Line
  texts: Line
  storage: Line | undefined
}

type Program = SupervisedProcess & { clock: Clock; lines: Lines }

export interface Stage {
  api: Program & { origin: string; front: Line }
  worker: Program
  sandbox: RunningSandbox
  faultyGateway: FaultyGateway
  databaseUrl: string
  /** Is shared by the whole test: each new client keeps 17 MB, and a round every 400 ms would exhaust memory. */
  db: PrismaClient
  /** Is a file system of a few megabytes, or a plain folder if this user may not mount one. */
  storage: string
  postgres: FaultyPostgres
  redis: FaultyRedis | undefined
  moveToBucket(): Promise<void>
}

const SANDBOX = join(root, bundleOf('apps/sandbox/src/main.ts'))

type Undo = () => Promise<void> | void

export async function openStage(undo: Undo[]): Promise<Stage> {
  const scratch = mkdtempSync(join(tmpdir(), 'hygiene-faults-'))
  chmodSync(scratch, 0o755)
  undo.push(() => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }))
  const storage = join(scratch, 'storage')
  mkdirSync(storage)

  const postgres = await openPostgres(scratch)
  undo.push(() => postgres.stop())
  await onServer(postgres.url, (client) => client.query('CREATE DATABASE faults'))
  const direct = databaseUrl(postgres.url, 'faults')
  await applyMigrations(direct)
  const { db, close } = connectDatabase({ url: direct, poolSize: 6 })
  undo.push(close)
  const redis = await openRedis()
  if (redis) undo.push(() => redis.stop())

  const port = await freePort()
  const notices = `http://127.0.0.1:${port}/api/payments/notice`
  const sandbox = await startSandbox(notices, SANDBOX)
  undo.push(() => sandbox.stop())
  const faultyGateway = await openFaultyGateway(sandbox.origin)
  undo.push(() => faultyGateway.stop())

  const open = async (target: number): Promise<Line> => {
    const line = await openLine(target)
    undo.push(() => line.stop())
    return line
  }
  const linesOf = async (): Promise<Lines> => ({
    database: await open(Number(new URL(direct).port)),
    redis: redis && (await open(redis.port)),
    gateway: await open(faultyGateway.port),
    texts: await open(Number(new URL(sandbox.origin).port)),
    storage: undefined,
  })
  const shared = {
    PORT: String(port),
    DATABASE_ANSWER_SECONDS: '5',
    STORAGE_DIR: storage,
    WEB_DIST_DIR: '',
    LOG_LEVEL: 'silent',
    JWT_SECRET: TOKEN_SECRET,
    STOP_GRACE_SECONDS: '0',
    JUSO_BASE_URL: sandbox.origin,
    PAYMENT_POLL_SECONDS: '2',
    SESSION_POLL_SECONDS: '2',
  }
  const run = async (name: 'api' | 'worker') => {
    const lines = await linesOf()
    const clock = clockIn(scratch, name, true)
    const env: Record<string, string> = { ...shared, ...addressesOf(lines, direct), ...clock.env }
    const program = supervise(bundleOf(`apps/${name}/src/main.ts`), env)
    return { program: Object.assign(program, { clock, lines }), env }
  }
  const [api, worker] = [await run('api'), await run('worker')]
  undo.push(() => Promise.all([api.program.stop(), worker.program.stop()]).then(() => undefined))
  const origin = `http://127.0.0.1:${port}`
  await untilUp(`${origin}/readyz`)
  return {
    api: Object.assign(api.program, { origin, front: await open(port) }),
    worker: worker.program,
    sandbox,
    faultyGateway,
    databaseUrl: direct,
    db,
    storage,
    postgres,
    redis,
    async moveToBucket() {
      if (!hasS3Server()) throw new Error('no S3 server is installed (packages swift-*)')
      const s3 = await startS3()
      if (!s3) throw new Error('the S3 server does not start')
      undo.push(() => s3.stop())
      for (const { program, env } of [api, worker]) {
        const line = await open(Number(new URL(s3.env.S3_ENDPOINT).port))
        program.lines.storage = line
        Object.assign(env, s3.env, { S3_ENDPOINT: at(line), S3_PUBLIC_ENDPOINT: '' })
        await program.kill()
      }
      await untilUp(`${origin}/readyz`)
    },
  }
}

const at = ({ port }: Line): string => `http://127.0.0.1:${port}`

function addressesOf({ database, redis, gateway, texts }: Lines, direct: string) {
  const url = new URL(direct)
  url.port = String(database.port)
  return {
    DATABASE_URL: url.href,
    REDIS_URL: redis ? `redis://127.0.0.1:${redis.port}` : '',
    PORTONE_BASE_URL: at(gateway),
    SOLAPI_BASE_URL: at(texts),
  }
}
