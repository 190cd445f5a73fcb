import rateLimit from '@fastify/rate-limit'
import { CSRF_HEADER, HELP_HEADER, LOGIN_HEADER } from '@hygiene/contracts'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

/** Calls a minute from one address where a contract names no limit of its own. */
const GENERAL_LIMIT = 1200

const ASKS_THE_API = /^\/(api|common|comm-user|smart-user)\//

/** Headers, origins and limits. */
export async function protect(app: FastifyInstance, config: ApiConfig): Promise<void> {
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
      allowedHeaders: ['authorization', 'content-type', CSRF_HEADER, HELP_HEADER],
      exposedHeaders: [LOGIN_HEADER],
    })
  }
  if (config.RATE_LIMIT === 'on') {
    await app.register(rateLimit, {
      global: true,
      max: GENERAL_LIMIT,
      timeWindow: 60_000,
      // Files of the client and lectures cost nothing, and a hall of people may share one address. Asked of the route: an
      // address can be written in many ways (`/%61pi/…`) that all lead to it.
      allowList: ({ routeOptions }) => !ASKS_THE_API.test(routeOptions.url ?? ''),
    })
  }
}
