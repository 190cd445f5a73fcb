import { downloadFile as contract } from '@hygiene/contracts/platform/file/download-file'
import type { StoredFile } from '@hygiene/db/generated/client'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { StoredFileMissing } from '@hygiene/gateways'
import { findPostFile } from '@hygiene/operations/content/board/find-post-file'
import { findStoredFile } from '@hygiene/operations/platform/file/find-stored-file'
import { orderLostFile } from '@hygiene/operations/platform/job/order-lost-file'
import type { Deps } from '../../deps.ts'
import { dispositionOf, PRIVATE } from '../../http/bytes.ts'
import { implementBytes } from '../../http/implement.ts'

/** Is long enough for the browser to follow, and too short to be passed on. */
const VALID_SECONDS = 60

type Wanted = { file: Pick<StoredFile, 'storageKey' | 'contentType' | 'name'>; isInline: boolean }

/**
 * Returns where the browser fetches a file, or null if we answer it: pages print documents and cannot access another origin's.
 * Throws StoredFileMissing, because the bucket's own error has no sentence.
 */
async function addressInBucket(
  { storage }: Pick<Deps, 'storage'>,
  { file, isInline }: Wanted,
  now: Date,
): Promise<string | null> {
  const { storageKey, contentType, name } = file
  if (isInline && !contentType.startsWith('image/')) return null
  const address = await storage.addressOf(storageKey, {
    contentType,
    disposition: dispositionOf({ fileName: name, isInline }),
    cacheControl: PRIVATE,
    seconds: VALID_SECONDS,
    from: now,
  })
  if (address !== null && !(await storage.exists(storageKey))) throw new StoredFileMissing(storageKey)
  return address
}

/** Returns a file that the caller may read. Any other one counts as missing. */
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
    // Draws an issued document again, to the same bytes.
    throw refuse((await orderLostFile(deps.db, fileNo)) ? 'DOCUMENT_DRAWN_AGAIN' : 'FILE_LOST')
  }
})
