import { setTimeout as sleep } from 'node:timers/promises'
import { success } from '@hygiene/contracts/kit/envelope'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { Breakage } from './refusal.ts'

/** Caches the result, because load balancers ask often. */
const KEPT_MS = 2_000
/** Is shorter than a load balancer's timeout, so that a hanging storage still gets an answer. */
const PATIENCE_MS = 5_000
/** Stops waiting for a check that is queued behind a crowd; a recent result still counts. */
const QUICK_MS = 400
const COUNTS_MS = 10_000

/**
 * Writes in one implicit transaction without leaving a row: a logical message that the commit waits for, and a sort too large for
 * its memory, which PostgreSQL spills to the disk of the tables.
 */
const WRITE_PROBE = `
  SELECT set_config('work_mem', '64kB', true);
  SELECT count(*) FROM (SELECT n FROM generate_series(1, 20000) n ORDER BY n DESC OFFSET 0) spilled;
  SELECT pg_logical_emit_message(true, 'readyz', '')`

/**
 * Answers `/healthz` while the process lives, and `/readyz` while database and storage accept writes and the process is not
 * stopping.
 */
export function answerHealth(app: FastifyInstance, deps: Deps): void {
  let kept: { check: Promise<void>; begunAt: number } | null = null
  let wellAt = -COUNTS_MS
  // Closes the connection after the answer, so that no call is on its way when the socket closes.
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
