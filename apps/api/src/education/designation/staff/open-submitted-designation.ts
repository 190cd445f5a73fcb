import { openSubmittedDesignation as contract } from '@hygiene/contracts/education/designation/staff/open-submitted-designation'
import { openSubmittedDesignation as open } from '@hygiene/operations/education/designation/staff/open-submitted-designation'
import { implementBytes } from '../../../http/implement.ts'

export const openSubmittedDesignation = implementBytes(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse }) => {
    const opened = await open(deps.db, input, { ...caller, ipAddress }, now)
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
