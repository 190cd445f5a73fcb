import { Readable } from 'node:stream'
import type { Endpoint, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import { StoredFileMissing } from '@hygiene/gateways'
import type { FileAnswer } from '@hygiene/operations/kit/file-answer'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'
import type { FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Refusal } from './refusal.ts'

export interface Bytes {
  body: Readable
  contentType: string
  sizeBytes: number
  fileName: string
  isInline: boolean
}

/** Redirects the browser to the storage itself, at a short-lived address. */
export interface Elsewhere {
  address: string
}

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

/** Opens the file that an operation answers. If an issued document is lost, the worker draws it again. */
export async function openFile<C extends Endpoint>(
  { refusals }: C,
  answer: FileAnswer,
  { deps, refuse }: { deps: Pick<Deps, 'db' | 'storage'>; refuse: (reason: RefusalOf<C>) => Refusal },
): Promise<Bytes> {
  if ('bytes' in answer) {
    const { bytes, name: fileName, contentType, isInline } = answer
    const pieces = bytes instanceof Uint8Array ? [bytes] : bytes
    // Computes the size first, because the headers need it before the first byte.
    const sizeBytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
    return { body: Readable.from(pieces), contentType, sizeBytes, fileName, isInline }
  }
  const { fileNo, storageKey, contentType, sizeBytes, name: fileName } = answer.file
  const reason: RefusalOf<C> | undefined = refusals.find((name) => name === 'DOCUMENT_DRAWN_AGAIN')
  try {
    return { body: await deps.storage.open(storageKey), contentType, sizeBytes, fileName, isInline: false }
  } catch (error) {
    if (!(error instanceof StoredFileMissing) || !fileNo || !reason) throw error
    await orderLostFile(deps.db, fileNo)
    throw refuse(reason)
  }
}
