import { downloadFile as contract } from '@hygiene/contracts'
import { StoredFileMissing } from '@hygiene/gateways'
import { implementBytes } from '../http/implement.ts'

/** Only its owner sees a file; for any other caller it does not exist. */
export const downloadFile = implementBytes(contract, async ({ input, caller, deps, refuse }) => {
  if (!caller) throw refuse('FILE_NOT_FOUND')
  const file = await deps.db.storedFile.findFirst({
    where: { fileNo: input.fileNo, memberNo: caller.memberNo },
  })
  if (!file) throw refuse('FILE_NOT_FOUND')

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
