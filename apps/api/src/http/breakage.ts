import { BREAKAGE, type BreakageStatus } from '@hygiene/contracts/kit/breakage'
import type { Envelope } from '@hygiene/contracts/kit/envelope'
import { isDatabaseAway } from '@hygiene/db/is-database-away'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { answerCrowded } from './crowd/answer-crowd.ts'
import { Crowded } from './crowd/line.ts'
import { Gone } from './crowd/take-turn.ts'
import { Breakage } from './refusal.ts'

const RETRY_SECONDS = 5

function statusOf(error: FastifyError): BreakageStatus {
  if (isDatabaseAway(error)) return 503
  const status = error.statusCode ?? 500
  return status in BREAKAGE ? (status as BreakageStatus) : status >= 500 ? 500 : 400
}

export function envelopeOf(status: BreakageStatus, fields: Record<string, string> = {}): Envelope {
  const { code, message } = BREAKAGE[status]
  const names = Object.values(fields)
  return { code, message: names[0] ?? message, entity: names.length > 0 ? { fields } : null }
}

export function sendBreakage(
  reply: FastifyReply,
  status: BreakageStatus,
  fields: Record<string, string> = {},
): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  return reply.status(status).header('cache-control', 'no-store').send(envelopeOf(status, fields))
}

/**
 * Answers 4xx and 5xx in the same envelope. `secret` signs places in the line. The error itself is logged and never shown to the
 * person.
 */
export function answerBreakage(app: FastifyInstance, secret: string): void {
  app.setErrorHandler<FastifyError | Breakage | Crowded | Gone>((error, request, reply) => {
    if (error instanceof Crowded) return answerCrowded(reply, error, secret)
    if (error instanceof Gone) return reply.hijack()
    if (error instanceof Breakage) return sendBreakage(reply, error.status, error.fields)
    const status = statusOf(error)
    if (status >= 500) request.log.error(error)
    return sendBreakage(reply, status)
  })
  app.setNotFoundHandler((_request, reply) => sendBreakage(reply, 404))
}
