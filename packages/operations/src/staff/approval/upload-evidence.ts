import { uploadEvidence as contract } from '@hygiene/contracts/staff/approval/upload-evidence'
import { denied } from '@hygiene/domain/verdict'
import { procedure } from '../../kit/operation.ts'
import { isSealPicture } from '../../platform/file/seal-picture.ts'
import { storeSent, STORING } from '../../platform/file/store-sent.ts'

export const uploadEvidence = procedure(contract, STORING, async (call) => {
  const stored = await storeSent(call, { employeeNo: call.actor.employeeNo })
  const [file] = call.files
  if ('allowed' in stored || !file) return stored
  // Leaves a refused picture unattached: retention deletes its file after a day.
  const isFit = call.input.isSeal !== 1 || (await isSealPicture(await file.read()))
  return isFit ? stored : denied('SEAL_UNFIT')
})
