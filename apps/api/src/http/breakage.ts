import { BREAKAGE, type BreakageStatus } from '@hygiene/contracts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { Breakage } from './refusal.ts'

function statusOf(error: FastifyError): BreakageStatus {
  const status = error.statusCode ?? 500
  return status in BREAKAGE ? (status as BreakageStatus) : status >= 500 ? 500 : 400
}

function send(
  reply: FastifyReply,
  status: BreakageStatus,
  fields: Record<string, string> = {},
): FastifyReply {
  const named = Object.values(fields)[0]
  const { code, message } = BREAKAGE[status]
  const isKorean = named !== undefined && /[가-힣]/.test(named)
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .send({
      code,
      message: isKorean ? named : message,
      entity: Object.keys(fields).length > 0 ? { fields } : null,
    })
}

/** 4xx and 5xx in the same envelope; the error itself goes to the log, never to the person. */
export function answerBreakage(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Breakage>((error, request, reply) => {
    if (error instanceof Breakage) return send(reply, error.status, error.fields)
    const status = statusOf(error)
    if (status >= 500) request.log.error(error)
    return send(reply, status)
  })
  app.setNotFoundHandler((_request, reply) => send(reply, 404))
}
