import { randomInt } from 'node:crypto'
import { CROWD, type PlaceInLine } from '@hygiene/contracts/kit/crowd'
import type { Envelope } from '@hygiene/contracts/kit/envelope'
import { count } from '@hygiene/observe'
import type { FastifyReply } from 'fastify'
import type { Crowded } from './line.ts'
import { ticketOf } from './ticket.ts'

/** Spreads the retries, so that callers who were refused together do not return together. */
const COME_AGAIN_SECONDS = { from: 2, below: 7 }

/** Asks the caller to retry in some seconds. Nothing of the call was executed. */
export function answerShed(reply: FastifyReply): void {
  count('calls_turned_away', { why: 'shed' })
  send(reply, randomInt(COME_AGAIN_SECONDS.from, COME_AGAIN_SECONDS.below), { ...CROWD.shed, entity: null })
}

export function answerCrowded(reply: FastifyReply, error: Crowded, secret: string): FastifyReply {
  const { arrival, place, secondsLeft, retrySeconds } = error
  count('calls_turned_away', { why: 'line' })
  const ticket = ticketOf(secret, arrival, Date.now() + retrySeconds * 1000)
  const entity: PlaceInLine = { place, secondsLeft, ticket }
  return send(reply, retrySeconds, { ...CROWD.line, entity })
}

function send(reply: FastifyReply, retrySeconds: number, envelope: Envelope): FastifyReply {
  return reply
    .status(503)
    .header('retry-after', retrySeconds)
    .header('cache-control', 'no-store')
    .send(envelope)
}
