import { uploadImport as contract } from '@hygiene/contracts/staff/import/upload-import'
import { uploadImport as upload } from '@hygiene/operations/staff/import/upload-import'
import { implement } from '../../http/implement.ts'

export const uploadImport = implement(
  contract,
  async ({ input, caller, deps, ipAddress, now, refuse, files }) => {
    const [file] = files
    if (!file || file.sizeBytes === 0) throw refuse('FILE_MISSING')
    const { fileName, read } = file
    const uploaded = await upload(deps, { kind: input.kind, fileName, read, caller, ipAddress }, now)
    if (!uploaded.allowed) throw refuse(uploaded.reason)
    const { importNo, isRepeated } = uploaded
    return { importNo, isRepeated }
  },
)
