import { openInquiryFile as contract } from '@hygiene/contracts/content/inquiry/staff/open-inquiry-file'
import { openInquiryFile as open } from '@hygiene/operations/content/inquiry/staff/open-inquiry-file'
import { implementBytes } from '../../../http/implement.ts'

/** Opens a file that belongs to an inquiry the caller sees, or to an answer under it, never one by its own number. */
export const openInquiryFile = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const opened = await open(deps.db, { ...caller, ipAddress }, input, now)
    if (!opened.allowed) throw refuse(opened.reason)
    const { file } = opened
    return {
      body: await deps.storage.open(file.storageKey),
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      fileName: file.name,
      isInline: false,
    }
  },
)
