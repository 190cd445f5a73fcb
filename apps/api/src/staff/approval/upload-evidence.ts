import { uploadEvidence as contract } from '@hygiene/contracts/staff/approval/upload-evidence'
import { isSealPicture } from '@hygiene/operations/platform/file/seal-picture'
import { storeUpload } from '@hygiene/operations/platform/file/store-upload'
import { implement } from '../../http/implement.ts'

export const uploadEvidence = implement(contract, async ({ input, caller, deps, now, refuse, files }) => {
  const [file] = files
  if (!file || file.sizeBytes === 0) throw refuse('FILE_MISSING')
  const upload = { by: { employeeNo: caller.employeeNo }, fileName: file.fileName, read: file.read }
  const stored = await storeUpload(deps, upload, now)
  if (!stored.allowed) throw refuse(stored.reason)
  // A refused picture is attached to nothing: retention deletes its file after a day.
  if (input.isSeal === 1 && !(await isSealPicture(await file.read()))) throw refuse('SEAL_UNFIT')
  return { ...stored.file, isChecked: stored.file.state === 'ready' }
})
