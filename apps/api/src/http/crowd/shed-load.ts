import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../../config.ts'
import { ASKS_THE_API } from '../asks-the-api.ts'
import { answerShed } from './answer-crowd.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    effect?: 'reads' | 'writes'
  }
}

/** Refuses reads from this share of `CALLS_AT_ONCE` on. Writes have the rest. */
const READS_SHARE = 0.75
const VIEW_EVERY_MS = 500
/**
 * Refuses reads when the event loop is later than the first limit, and everything from the second: such a loop answers no call in
 * time.
 */
const LATE_MS = { reads: 1_000, writes: 3_000 }
/** Refuses nothing below this number of calls: a late loop then waits for a busy machine, and refusing calls would not help. */
const CROWD = 32

/**
 * Refuses calls beyond the capacity of the process before any work is done for them. Health checks, files and lectures are never
 * refused, and lines have their own limits. Returns a function that counts the calls being served.
 */
export function shedLoad(
  app: FastifyInstance,
  { CALLS_AT_ONCE: most }: Pick<ApiConfig, 'CALLS_AT_ONCE'>,
): { served: () => number } {
  let served = 0
  let lateMs = 0
  let readAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    lateMs = now - readAt - VIEW_EVERY_MS
    readAt = now
  }, VIEW_EVERY_MS).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })

  app.addHook('onRequest', (request, reply, done) => {
    const { url, config } = request.routeOptions
    if (!ASKS_THE_API.test(url ?? '') || config.line !== undefined) return done()
    const effect = config.effect ?? 'writes'
    const room = effect === 'reads' ? most * READS_SHARE : most
    if (served >= room || (served >= CROWD && lateMs > LATE_MS[effect])) return answerShed(reply)
    served += 1
    // Counts on `close`, because `onResponse` does not fire for callers who have gone.
    reply.raw.once('close', () => (served -= 1))
    return done()
  })
  return { served: () => served }
}
