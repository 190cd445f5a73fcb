import { uploadContentFile as contract } from '@hygiene/contracts/content/post/staff/upload-content-file'
import { uploadContentFile as keep } from '@hygiene/operations/platform/file/upload-content-file'
import { implement } from '../../../http/implement.ts'

export const uploadContentFile = implement(contract, async ({ caller, deps, now, refuse, files }) => {
  const [file] = files
  if (!file || file.sizeBytes === 0) throw refuse('FILE_MISSING')
  const upload = { employeeNo: caller.employeeNo, fileName: file.fileName, read: file.read }
  const stored = await keep(deps, upload, now)
  if (!stored.allowed) throw refuse(stored.reason)
  return { ...stored.file, isChecked: stored.file.state === 'ready' }
})
