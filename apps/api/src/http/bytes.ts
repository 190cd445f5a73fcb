import type { FastifyReply } from 'fastify'
import type { Bytes } from './implement.ts'

/** Sends a stored file. Names are Korean, so they travel as RFC 8187 says. */
export function answerBytes(reply: FastifyReply, bytes: Bytes): FastifyReply {
  const disposition = bytes.isInline ? 'inline' : 'attachment'
  return reply
    .header('content-type', bytes.contentType)
    .header('content-length', bytes.sizeBytes)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(bytes.fileName)}`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(bytes.body)
}
