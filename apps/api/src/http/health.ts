import { setTimeout as sleep } from 'node:timers/promises'
import { success } from '@hygiene/contracts/kit/envelope'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { Breakage } from './refusal.ts'

/** Balancers ask often; an answer serves them all for so long. */
const KEPT_MS = 2_000
/** Shorter than a balancer's patience: a storage that hangs is an answer, too. */
const PATIENCE_MS = 5_000
/** A check that waits behind a crowd is not waited for: what was true so lately still counts. */
const QUICK_MS = 400
const COUNTS_MS = 10_000

/**
 * One implicit transaction that writes without leaving a row: a message in the log that the commit waits for, and a sort
 * too large for its memory, which PostgreSQL puts on the disk of the tables.
 */
const WRITE_PROBE = `
  SELECT set_config('work_mem', '64kB', true);
  SELECT count(*) FROM (SELECT n FROM generate_series(1, 20000) n ORDER BY n DESC OFFSET 0) spilled;
  SELECT pg_logical_emit_message(true, 'readyz', '')`

/** `/healthz`: the process lives. `/readyz`: database and storage take writes, and the process is not about to stop. */
export function answerHealth(app: FastifyInstance, deps: Deps): void {
  let kept: { check: Promise<void>; begunAt: number } | null = null
  let wellAt = -COUNTS_MS
  // A balancer does not use such a connection again, so that no call is on its way when the socket closes.
  app.addHook('onRequest', (_request, reply, done) => {
    if (deps.isStopping()) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', async () => success({ alive: true }))
  app.get('/readyz', async (request) => {
    if (deps.isStopping()) throw new Breakage(503)
    if (!kept || performance.now() - kept.begunAt >= KEPT_MS) {
      kept = { check: inTime(checkWrites(deps)), begunAt: performance.now() }
      kept.check.then(
        () => (wellAt = performance.now()),
        () => (wellAt = -COUNTS_MS),
      )
    }
    try {
      await (performance.now() - wellAt < COUNTS_MS ? quick(kept.check) : kept.check)
    } catch (error) {
      request.log.error(error)
      throw new Breakage(503)
    }
    return success({ ready: true })
  })
}

async function checkWrites({ pool, storage }: Deps): Promise<void> {
  await Promise.all([checkDatabase(pool), checkStorage(storage)])
}

async function checkDatabase(pool: Deps['pool']): Promise<void> {
  const { rows } = await pool.query<{ mode: string }>(
    `SELECT current_setting('transaction_read_only') AS "mode", EXISTS (SELECT 1 FROM "Outbox")`,
  )
  if (rows[0]?.mode !== 'off') throw new Error('The database only reads')
  await pool.query(WRITE_PROBE)
}

async function checkStorage(storage: Deps['storage']): Promise<void> {
  await storage.put('readyz', Buffer.from('readyz'))
  await storage.remove('readyz')
}

/** The verdict, or nothing where it takes its time. */
function quick(check: Promise<void>): Promise<void> {
  return Promise.race([check, sleep(QUICK_MS)])
}

async function inTime(check: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Database or storage did not answer')), PATIENCE_MS)
  })
  try {
    await Promise.race([check, late])
  } finally {
    clearTimeout(timer)
  }
}
