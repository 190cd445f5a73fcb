import type { FastifyInstance } from 'fastify'
import { pack, type Packed, sendPacked } from '../pages/packed.ts'

/** Prevents repeated downloads from filling the connection. Few programs read the document, and each reads it once. */
const CALLS_A_MINUTE = 30

/**
 * Serves the contracts as an OpenAPI document. The first request, which alone loads every schema, builds and compresses it; the
 * result is cached.
 */
export function serveOpenApi(app: FastifyInstance): void {
  let packing: Promise<Packed> | undefined
  app.get(
    '/api/openapi.json',
    { config: { effect: 'reads', limits: { access: 'anyone', perMinute: CALLS_A_MINUTE } } },
    async (_request, reply) => sendPacked(reply, await (packing ??= packDocument()), 200, 'application/json'),
  )
}

async function packDocument(): Promise<Packed> {
  const { openApiDocument } = await import('./openapi.ts')
  return pack(JSON.stringify(openApiDocument()))
}
