import cookie from '@fastify/cookie'
import jwt from '@fastify/jwt'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { belowRoutes, leaveGone } from './http/below-routes.ts'
import { BODY_LIMIT_BYTES, limitBodies } from './http/bodies.ts'
import { answerBreakage } from './http/breakage.ts'
import { linesOf } from './http/crowd/take-turn.ts'
import { logOptions } from './http/describe-for-log.ts'
import { answerHealth } from './http/health.ts'
import { parseBodies } from './http/input.ts'
import { Limiter } from './http/limits/limiter.ts'
import { FIELD_LIMIT_BYTES } from './http/multipart.ts'
import { protect } from './http/protect.ts'
import { requestIdOf } from './http/request-id.ts'
import { serve } from './http/serve.ts'
import { serveOpenApi } from './http/serve-openapi.ts'
import { serveWeb } from './http/serve-web.ts'
import { ROUTES } from './generated/routes.ts'
import { serveVideoUploads } from './education/video/staff/serve-video-uploads.ts'
import { serveMedia } from './education/video/serve-media.ts'

export async function buildApi(deps: Deps): Promise<FastifyInstance> {
  const { config } = deps
  const app = Fastify({
    trustProxy: trustedProxies(config.TRUSTED_PROXIES),
    ...belowRoutes(config),
    bodyLimit: BODY_LIMIT_BYTES,
    logger: logOptions(config.LOG_LEVEL),
    requestIdHeader: false,
    genReqId: requestIdOf(config.TRUSTED_PROXIES !== ''),
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  leaveGone(app)
  answerBreakage(app, config.JWT_SECRET)
  parseBodies(app)
  await app.register(cookie)
  await app.register(jwt, {
    secret: config.JWT_SECRET,
    sign: { algorithm: 'HS256' },
    verify: { algorithms: ['HS256'] },
  })
  await app.register(multipart, {
    limits: { fields: 50, fieldSize: FIELD_LIMIT_BYTES },
  })
  const limiter = limiterOf(app, deps)
  const lines = linesOf(config)
  await protect(app, config, limiter, lines)
  limitBodies(app, config)

  serve(app, ROUTES, deps, { limiter, lines })
  serveMedia(app, deps)
  serveVideoUploads(app, deps)
  answerHealth(app, deps)
  serveOpenApi(app)
  await serveWeb(app, deps)
  return app
}

function limiterOf(app: FastifyInstance, { config, addCalls }: Deps): Limiter | null {
  if (config.RATE_LIMIT === 'off') return null
  return new Limiter(addCalls, (sentence) => app.log.warn(sentence))
}

/** Replaces Fastify's own validator, which loads a hundred modules at the start. Contracts validate input and answers. */
function noSchemas(): never {
  throw new Error('A route has a contract, not a schema of Fastify.')
}

type TrustedProxies = boolean | string[] | ((address: string, hop: number) => boolean)

function trustedProxies(setting: string): TrustedProxies {
  if (setting === '') return false
  if (/^\d+$/.test(setting)) return (_address, hop) => hop < Number(setting)
  return setting.split(',').map((address) => address.trim())
}
