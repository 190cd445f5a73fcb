import { downloadFile as contract } from '@hygiene/contracts/platform/file/download-file'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { StoredFileMissing } from '@hygiene/gateways'
import { findPostFile } from '@hygiene/operations/content/board/find-post-file'
import { findStoredFile } from '@hygiene/operations/platform/file/find-stored-file'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'
import { implementBytes } from '../../http/implement.ts'
import { addressInBucket } from './address-in-bucket.ts'

/** A file that the caller may read; any other does not exist. */
export const downloadFile = implementBytes(contract, async ({ input, caller, deps, now, refuse }) => {
  const { fileNo } = input
  const found = (await findStoredFile(deps.db, fileNo)) ?? (await findPostFile(deps.db, fileNo, now))
  if (!found) throw refuse('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: caller?.memberNo ?? null })
  if (!verdict.allowed) throw refuse(verdict.reason)

  const { file } = found
  const isInline = input.inline === 1
  try {
    const address = await addressInBucket(deps, { file, isInline }, now)
    if (address !== null) return { address }
    return {
      body: await deps.storage.open(file.storageKey),
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline,
    }
  } catch (error) {
    if (!(error instanceof StoredFileMissing)) throw error
    // An issued document is drawn again, to the same bytes.
    throw refuse((await orderLostFile(deps.db, fileNo)) ? 'DOCUMENT_DRAWN_AGAIN' : 'FILE_LOST')
  }
})
