import { PLACE_HEADER } from '@hygiene/contracts/kit/crowd'
import type { LineName } from '@hygiene/contracts/kit/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ApiConfig } from '../../config.ts'
import { awakeClock } from './awake-clock.ts'
import { type Arrival, type Crowded, Line } from './line.ts'
import { arrivalOf, newArrivalId } from './ticket.ts'

export class Gone extends Error {
  override name = 'Gone'
}

type TakeTurn = (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<() => void>

export interface Turns {
  /** Judges a call before any work is done for it. Returns null if it may join the line. */
  knock: (request: FastifyRequest, reply: FastifyReply) => Crowded | null
  /** Waits for the turn. Throws `Crowded` to a caller too far back, and `Gone` if the caller left. */
  takeTurn: TakeTurn
}

type Knocked = Pick<Arrival, 'id' | 'arrivedAt'>

type LineSettings = Pick<
  ApiConfig,
  'JWT_SECRET' | 'LOGINS_AT_ONCE' | 'BOOKINGS_AT_ONCE' | 'LOGIN_WAIT_SECONDS'
>

/**
 * Creates one line for logins and one for seats, so that a venue that opens keeps no one from logging in. Concurrent hashes slow
 * each other and file access; the seats of a venue are given under one lock.
 */
export function linesOf(config: LineSettings): Record<LineName, Turns> {
  const { LOGINS_AT_ONCE, BOOKINGS_AT_ONCE, LOGIN_WAIT_SECONDS, JWT_SECRET } = config
  const all = { longestWaitMs: LOGIN_WAIT_SECONDS * 1000, now: Date.now, awake: awakeClock() }
  const password = new Line({ ...all, atOnce: LOGINS_AT_ONCE, firstGuessMs: 500 })
  const seat = new Line({ ...all, atOnce: BOOKINGS_AT_ONCE, firstGuessMs: 100 })
  return { password: turnsIn(password, JWT_SECRET), seat: turnsIn(seat, JWT_SECRET) }
}

function turnsIn(line: Line, secret: string): Turns {
  /** Accepts a ticket for one turn only, so that one person cannot use it for many. */
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
