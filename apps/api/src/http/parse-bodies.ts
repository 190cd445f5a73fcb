import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Breakage } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; empty for multipart. */
    rawBody: string
  }
}

/** JSON and forms are read as text first, because a gateway signs the bytes it sent. */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest('rawBody', '')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      request.rawBody = body
      return body === '' ? {} : parseJson(body)
    },
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

function parseJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' ? value : Object(value)
  } catch {
    throw new Breakage(400)
  }
}
