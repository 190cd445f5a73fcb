import { openEvidence as contract } from '@hygiene/contracts/staff/approval/open-evidence'
import { openEvidence as open } from '@hygiene/operations/staff/approval/open-evidence'
import { implementBytes } from '../../http/implement.ts'

export const openEvidence = implementBytes(
  contract,
  async ({ input: { approvalNo }, caller, deps, ipAddress, now, refuse }) => {
    const opened = await open(deps.db, { approvalNo, caller: { ...caller, ipAddress } }, now)
    if (!opened.allowed) throw refuse(opened.reason)
    const { storageKey, contentType, sizeBytes, name } = opened.file
    const body = await deps.storage.open(storageKey)
    return { body, contentType, sizeBytes, fileName: name, isInline: false }
  },
)
