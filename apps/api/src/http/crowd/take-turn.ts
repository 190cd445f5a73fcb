import { PLACE_HEADER } from '@hygiene/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ApiConfig } from '../../config.ts'
import { type Arrival, Line } from './line.ts'
import { arrivalOf, newArrivalId } from './ticket.ts'

/** The connection of a waiting caller has ended: nothing is done any more. */
export class Gone extends Error {
  override name = 'Gone'
}

export type TakeTurn = (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<() => void>

/**
 * One line for the calls that hash passwords: hashes beside each other only slow each other and the threads that read and
 * write files. Throws `Crowded` to a caller too far back, `Gone` where the caller left.
 */
export function turnsIn(config: Pick<ApiConfig, 'JWT_SECRET' | 'LOGINS_AT_ONCE' | 'LOGIN_WAIT_SECONDS'>): {
  line: Line
  takeTurn: TakeTurn
} {
  const { JWT_SECRET: secret, LOGINS_AT_ONCE: atOnce, LOGIN_WAIT_SECONDS: seconds } = config
  const line = new Line({ atOnce, longestWaitMs: seconds * 1000, now: Date.now })
  /** A ticket is good for one turn, or one person could bring it for many. */
  const used = new LRUCache<string, true>({ max: 20_000 })

  function arrival(request: FastifyRequest, key: string): Arrival {
    const ticket = request.headers[PLACE_HEADER]
    const known = typeof ticket === 'string' ? arrivalOf(secret, ticket, Date.now()) : null
    if (!known || used.has(known.id)) return { id: newArrivalId(), arrivedAt: Date.now(), key }
    used.set(known.id, true)
    return { ...known, key }
  }

  async function takeTurn(request: FastifyRequest, { raw }: FastifyReply, key: string): Promise<() => void> {
    if (raw.destroyed) throw new Gone()
    const arrived = arrival(request, key)
    const { turn, leave } = line.enter(arrived)
    const gone = Promise.withResolvers<never>()
    const onClose = () => {
      leave()
      gone.reject(new Gone())
    }
    raw.once('close', onClose)
    try {
      return await Promise.race([turn, gone.promise])
    } catch (error) {
      used.delete(arrived.id)
      throw error
    } finally {
      raw.off('close', onClose)
    }
  }
  return { line, takeTurn }
}
