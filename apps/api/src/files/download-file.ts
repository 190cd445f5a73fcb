import { downloadFile as contract } from '@hygiene/contracts'
import { mayReadFile } from '@hygiene/domain'
import { StoredFileMissing } from '@hygiene/gateways'
import { findPostFile } from '@hygiene/operations/board/find-post-file'
import { findStoredFile } from '@hygiene/operations/files/find-stored-file'
import { implementBytes } from '../http/implement.ts'

/** A file that the caller may read; any other does not exist. */
export const downloadFile = implementBytes(contract, async ({ input, caller, deps, now, refuse }) => {
  const { fileNo } = input
  const found = (await findStoredFile(deps.db, fileNo)) ?? (await findPostFile(deps.db, fileNo, now))
  if (!found) throw refuse('FILE_NOT_FOUND')
  const verdict = mayReadFile(found, { memberNo: caller?.memberNo ?? null })
  if (!verdict.allowed) throw refuse(verdict.reason)

  const { file } = found
  const body = await deps.storage.open(file.storageKey).catch((error: unknown) => {
    // `pnpm jobs redraw` draws issued documents again; the person is told instead of half a page.
    if (error instanceof StoredFileMissing) throw refuse('FILE_LOST')
    throw error
  })
  return {
    body,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    fileName: file.name,
    isInline: input.inline === 1,
  }
})
