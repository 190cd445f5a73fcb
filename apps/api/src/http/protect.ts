import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import { CSRF_HEADER, SESSION_HEADER } from '@hygiene/contracts'
import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../config.ts'

/** Calls a minute from one address where a contract names no limit of its own. */
const GENERAL_LIMIT = 1200

/** Headers, origins and limits. */
export async function protect(app: FastifyInstance, config: ApiConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(new URL(config.PORTONE_SDK_URL).origin),
    // `same-origin` would cut the payment window off from its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    hsts: config.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  const origins = config.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  await app.register(cors, {
    origin: origins.length > 0 ? origins : false,
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', CSRF_HEADER],
    exposedHeaders: [SESSION_HEADER],
  })
  if (config.RATE_LIMIT === 'on') {
    await app.register(rateLimit, { global: true, max: GENERAL_LIMIT, timeWindow: 60_000 })
  }
}

/** hls.js plays from blob: addresses, the gateway's SDK opens its own frames. */
function contentSecurityPolicy(gateway: string) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", gateway],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", gateway],
      frameSrc: ["'self'", gateway],
      frameAncestors: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'", gateway],
    },
  }
}
