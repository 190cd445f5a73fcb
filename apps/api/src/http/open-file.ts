import { Readable } from 'node:stream'
import type { Endpoint, RefusalOf } from '@hygiene/contracts/kit/endpoint'
import { StoredFileMissing } from '@hygiene/gateways'
import type { FileAnswer } from '@hygiene/operations/kit/file-answer'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'
import type { Deps } from '../deps.ts'
import type { Bytes, Call } from './implement.ts'

type Opening<C extends Endpoint> = Pick<Call<C>, 'refuse'> & { deps: Pick<Deps, 'db' | 'storage'> }

/** Opens what an operation answers. The bytes of an issued document that are lost are ordered from the worker. */
export async function openFile<C extends Endpoint>(
  { refusals }: C,
  answer: FileAnswer,
  { deps, refuse }: Opening<C>,
): Promise<Bytes> {
  if ('bytes' in answer) {
    const { bytes, name: fileName, contentType, isInline } = answer
    const pieces = bytes instanceof Uint8Array ? [bytes] : bytes
    // The headers need the size before the first byte.
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
