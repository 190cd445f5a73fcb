import { downloadFile as contract } from '@hygiene/contracts'
import { implementBytes } from '../http/implement.ts'

/** Only its owner sees a file; for any other caller it does not exist. */
export const downloadFile = implementBytes(contract, async ({ input, caller, deps, refuse }) => {
  if (!caller) throw refuse('FILE_NOT_FOUND')
  const file = await deps.db.storedFile.findFirst({
    where: { fileNo: input.fileNo, memberNo: caller.memberNo },
  })
  if (!file) throw refuse('FILE_NOT_FOUND')

  return {
    body: await deps.storage.open(file.storageKey),
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    fileName: file.name,
    isInline: input.inline === 1,
  }
})
