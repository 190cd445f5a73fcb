import { PLACE_HEADER } from '@hygiene/contracts/kit/crowd'
import type { LineName } from '@hygiene/contracts/kit/endpoint'
import { CSRF_HEADER, HELP_HEADER, LOGIN_HEADER } from '@hygiene/contracts/kit/envelope'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { shedLoad } from './crowd/shed-load.ts'
import { standInLine } from './crowd/stand-in-line.ts'
import type { Turns } from './crowd/take-turn.ts'
import { limitCalls } from './limits/limit-calls.ts'
import type { Limiter } from './limits/limiter.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

export async function protect(
  app: FastifyInstance,
  config: ApiConfig,
  limiter: Limiter | null,
  lines: Record<LineName, Turns>,
): Promise<void> {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
  const origins = config.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  if (origins.length > 0) {
    const { default: cors } = await import('@fastify/cors')
    await app.register(cors, {
      origin: origins,
      credentials: true,
      methods: ['GET', 'POST', 'PATCH', 'DELETE'],
      allowedHeaders: ['authorization', 'content-type', CSRF_HEADER, HELP_HEADER, PLACE_HEADER],
      exposedHeaders: [LOGIN_HEADER],
    })
  }
  shedLoad(app, config)
  if (limiter) limitCalls(app, limiter)
  standInLine(app, lines, config.JWT_SECRET)
}
