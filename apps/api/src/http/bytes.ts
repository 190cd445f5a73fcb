import type { FastifyReply } from 'fastify'
import type { Bytes, Elsewhere } from './implement.ts'

export const PRIVATE = 'private, no-store'

/** Encodes Korean file names as RFC 8187 requires. */
export function dispositionOf({ fileName, isInline }: Pick<Bytes, 'fileName' | 'isInline'>): string {
  return `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

export function answerBytes(reply: FastifyReply, bytes: Bytes | Elsewhere): FastifyReply {
  if ('address' in bytes) return reply.header('cache-control', PRIVATE).redirect(bytes.address, 302)
  return reply
    .header('content-type', bytes.contentType)
    .header('content-length', bytes.sizeBytes)
    .header('content-disposition', dispositionOf(bytes))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', PRIVATE)
    .send(bytes.body)
}
