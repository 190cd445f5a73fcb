import { downloadFile as contract } from '@hygiene/contracts'
import { StoredFileMissing } from '@hygiene/gateways'
import { findShownFile } from '@hygiene/operations/board/find-shown-file'
import { implementBytes } from '../http/implement.ts'

/** A person's own file, or one of a post the caller may read; any other does not exist. */
export const downloadFile = implementBytes(contract, async ({ input, caller, deps, now, refuse }) => {
  const { fileNo } = input
  const own = caller && (await deps.db.storedFile.findFirst({ where: { fileNo, memberNo: caller.memberNo } }))
  const file = own ?? (await findShownFile(deps.db, fileNo, { isLoggedIn: caller !== null }, now))
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
