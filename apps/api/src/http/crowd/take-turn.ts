import { PLACE_HEADER } from '@hygiene/contracts/kit/crowd'
import type { LineName } from '@hygiene/contracts/kit/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ApiConfig } from '../../config.ts'
import { awakeClock } from './awake-clock.ts'
import { type Arrival, type Crowded, Line } from './line.ts'
import { arrivalOf, newArrivalId } from './ticket.ts'

/** The connection of a waiting caller has ended: nothing is done any more. */
export class Gone extends Error {
  override name = 'Gone'
}

type TakeTurn = (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<() => void>

export interface Turns {
  /** Judges a call before any work is done for it: null where it may stand in the line. */
  knock: (request: FastifyRequest, reply: FastifyReply) => Crowded | null
  /** Waits for the turn. Throws `Crowded` to a caller too far back, `Gone` where the caller left. */
  takeTurn: TakeTurn
}

type Knocked = Pick<Arrival, 'id' | 'arrivedAt'>

type LineSettings = Pick<
  ApiConfig,
  'JWT_SECRET' | 'LOGINS_AT_ONCE' | 'BOOKINGS_AT_ONCE' | 'LOGIN_WAIT_SECONDS'
>

/**
 * Hashes beside each other only slow each other and the threads that read and write files; seats of one venue are given under
 * one lock. Each has a line of its own, so that a venue that opens keeps no person from logging in.
 */
export function linesOf(config: LineSettings): Record<LineName, Turns> {
  const { LOGINS_AT_ONCE, BOOKINGS_AT_ONCE, LOGIN_WAIT_SECONDS, JWT_SECRET } = config
  const all = { longestWaitMs: LOGIN_WAIT_SECONDS * 1000, now: Date.now, awake: awakeClock() }
  const password = new Line({ ...all, atOnce: LOGINS_AT_ONCE, firstGuessMs: 500 })
  const seat = new Line({ ...all, atOnce: BOOKINGS_AT_ONCE, firstGuessMs: 100 })
  return { password: turnsIn(password, JWT_SECRET), seat: turnsIn(seat, JWT_SECRET) }
}

function turnsIn(line: Line, secret: string): Turns {
  /** A ticket is good for one turn, or one person could bring it for many. */
  const used = new LRUCache<string, true>({ max: 20_000 })
  const knocked = new WeakMap<FastifyRequest, Knocked>()

  function arrive(request: FastifyRequest): Knocked {
    const ticket = request.headers[PLACE_HEADER]
    const known = typeof ticket === 'string' ? arrivalOf(secret, ticket, Date.now()) : null
    if (!known || used.has(known.id)) return { id: newArrivalId(), arrivedAt: Date.now() }
    used.set(known.id, true)
    return known
  }

  function knock(request: FastifyRequest, { raw }: FastifyReply): Crowded | null {
    const one = arrive(request)
    const crowded = line.knock(one)
    if (crowded) {
      used.delete(one.id)
      return crowded
    }
    knocked.set(request, one)
    raw.once('close', () => line.turnBack(one))
    return null
  }

  async function takeTurn(request: FastifyRequest, { raw }: FastifyReply, key: string): Promise<() => void> {
    const one = knocked.get(request)
    if (!one) throw new Error('A call that takes turns has knocked.')
    if (raw.destroyed) throw new Gone()
    const { turn, leave } = line.enter({ ...one, key })
    const gone = Promise.withResolvers<never>()
    const onClose = () => {
      leave()
      gone.reject(new Gone())
    }
    raw.once('close', onClose)
    try {
      return await Promise.race([turn, gone.promise])
    } catch (error) {
      used.delete(one.id)
      throw error
    } finally {
      raw.off('close', onClose)
    }
  }
  return { knock, takeTurn }
}
