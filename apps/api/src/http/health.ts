import { success } from '@hygiene/contracts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { Breakage } from './refusal.ts'

/** `/healthz`: the process lives. `/readyz`: database, outbox and storage answer. */
export function answerHealth(app: FastifyInstance, deps: Deps): void {
  app.get('/healthz', async () => success({ alive: true }))
  app.get('/readyz', async (request) => {
    const checks = await Promise.allSettled([
      deps.pool.query('SELECT 1'),
      deps.pool.query('SELECT 1 FROM "Outbox" LIMIT 1'),
      deps.storage.exists('readyz'),
    ])
    for (const check of checks) {
      if (check.status === 'rejected') {
        request.log.error(check.reason)
        throw new Breakage(503)
      }
    }
    return success({ ready: true })
  })
}
