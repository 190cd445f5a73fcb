import type { Socket } from 'node:net'
import type { BreakageStatus } from '@hygiene/contracts/kit/breakage'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { envelopeOf, sendBreakage } from './breakage.ts'
import { securityHeaders } from './security-headers.ts'

/** Answers calls that reach no route and no hook like all others. Fastify's own messages would quote the address. */
export function belowRoutes(
  config: ApiConfig,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const headers = securityHeaders(config)
  return {
    frameworkErrors: (_error, _request, reply) => void sendBreakage(reply.headers(headers), 404),
    clientErrorHandler: (error, socket) => answerOnSocket(socket, statusOf(error.code), headers),
  }
}

/** Copies Node's own table: its import would load all of `fetch`, a tenth of the start time. */
const REASONS = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
} as const satisfies Partial<Record<BreakageStatus, string>>

function statusOf(code: string | undefined): keyof typeof REASONS {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Writes to the socket directly: the data was not HTTP, so there is no reply object. */
function answerOnSocket(
  socket: Socket,
  status: keyof typeof REASONS,
  headers: Readonly<Record<string, string>>,
): void {
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify(envelopeOf(status))
  const named = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${value}`)
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Ignores a connection that ended before its call was handled: it has no address to count or to block. */
export function leaveGone(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== undefined) return done()
    reply.hijack()
    request.raw.destroy()
  })
}
