import type { FastifyInstance } from 'fastify'
import { pack, type Packed, sendPacked } from '../pages/packed.ts'

/** Few programs read the document, and each reads it once: the limit keeps repeated downloads from filling the line. */
const CALLS_A_MINUTE = 30

/**
 * The contracts as an OpenAPI document: made and packed with the first call for it, which alone loads every schema, and kept
 * as it is sent.
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
