import type { IncomingMessage } from 'node:http'
import type { FilePart } from '@hygiene/contracts/kit/endpoint'
import { FILE_LIMITS } from '@hygiene/domain/platform/file/file-limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiConfig } from '../config.ts'
import { Breakage } from './refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFiles?: FilePart
  }
}

export const BODY_LIMIT_BYTES = 1024 * 1024

export function fileLimitOf({ bytes = FILE_LIMITS.bytesAFile }: FilePart): number {
  return bytes
}

export function bodyLimitOf(takes: FilePart | undefined): number {
  return (takes ? takes.most * fileLimitOf(takes) : 0) + BODY_LIMIT_BYTES
}

/** Waits this long before it cuts a connection with an unread body, so that the client receives the answer. */
const LINGER_MS = 1_000

/**
 * Limits request bodies. Answers 413 before reading one that announces too much, and 408 if it does not arrive in time. Files
 * have a time limit of their own, because 10 MB over a slow phone takes longer than a form.
 */
export function limitBodies(
  app: FastifyInstance,
  { BODY_SECONDS, UPLOAD_SECONDS }: Pick<ApiConfig, 'BODY_SECONDS' | 'UPLOAD_SECONDS'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!hasBody(raw)) return done()
    const { takesFiles } = request.routeOptions.config
    const seconds = takesFiles === undefined ? BODY_SECONDS : UPLOAD_SECONDS
    const end = setTimeout(() => {
      if (raw.complete) return
      if (!reply.sent) void reply.send(new Breakage(408))
      cut(raw)
    }, seconds * 1000)
    raw.once('close', () => clearTimeout(end))
    return done(announcedBytes(raw) > bodyLimitOf(takesFiles) ? new Breakage(413) : undefined)
  })

  app.addHook('onResponse', (request, _reply, done) => {
    const { raw } = request
    if (hasBody(raw) && !raw.complete && !isBounded(request)) cut(raw)
    done()
  })
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Returns NaN for a chunked body. */
function announcedBytes({ headers }: IncomingMessage): number {
  return Number(headers['content-length'])
}

/** Lets the rest of a small body arrive: if the connection were cut, a phone would report a network error. */
function isBounded({ raw, routeOptions }: FastifyRequest): boolean {
  return announcedBytes(raw) <= bodyLimitOf(routeOptions.config.takesFiles)
}

function cut(raw: IncomingMessage): void {
  setTimeout(() => {
    if (!raw.complete) raw.socket.destroy()
  }, LINGER_MS).unref()
}
