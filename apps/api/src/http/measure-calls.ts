import { gauge, took } from '@hygiene/observe'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: string
  }
}

export function measureCalls(app: FastifyInstance, pool: Pool): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions
    took('http_request_seconds', reply.elapsedTime / 1000, {
      operation: config.operation ?? url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    })
    done()
  })
  gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting: calls without one',
    read: () => [
      { value: pool.totalCount - pool.idleCount, attributes: { state: 'busy' } },
      { value: pool.idleCount, attributes: { state: 'idle' } },
      { value: pool.waitingCount, attributes: { state: 'waiting' } },
    ],
  })
}
