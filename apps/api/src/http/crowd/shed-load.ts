import type { FastifyInstance } from 'fastify'
import type { ApiConfig } from '../../config.ts'
import { ASKS_THE_API } from '../asks-the-api.ts'
import { answerShed } from './answer-crowd.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls that only look give way first. */
    effect?: 'reads' | 'writes'
  }
}

/** From this share of `CALLS_AT_ONCE` on, calls that only look are sent away; calls that write have the rest. */
const READS_SHARE = 0.75
const VIEW_EVERY_MS = 500
/** A loop so late answers no call in time: looking is sent away from here on, and everything from the second. */
const LATE_MS = { reads: 1_000, writes: 3_000 }
/** A loop that is late with fewer calls than these waits for a busy machine, not for a crowd: turning them away helps none. */
const CROWD = 32

/**
 * More calls than the process can hold hear at once that they may come again, before any work is done for them. Health, files
 * and lectures are never sent away, and calls of a line have that line's bounds. Answers how many are being served.
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
    // `onResponse` is silent about callers who have gone.
    reply.raw.once('close', () => (served -= 1))
    return done()
  })
  return { served: () => served }
}
