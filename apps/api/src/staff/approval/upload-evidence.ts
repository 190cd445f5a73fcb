import { uploadEvidence as contract } from '@hygiene/contracts/staff/approval/upload-evidence'
import { storeUpload } from '@hygiene/operations/platform/file/store-upload'
import { implement } from '../../http/implement.ts'

export const uploadEvidence = implement(contract, async ({ caller, deps, now, refuse, files }) => {
  const [file] = files
  if (!file || file.sizeBytes === 0) throw refuse('FILE_MISSING')
  const upload = { by: { employeeNo: caller.employeeNo }, fileName: file.fileName, read: file.read }
  const stored = await storeUpload(deps, upload, now)
  if (!stored.allowed) throw refuse(stored.reason)
  return { ...stored.file, isChecked: stored.file.state === 'ready' }
})
