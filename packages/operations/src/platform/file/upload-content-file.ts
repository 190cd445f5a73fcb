import { uploadContentFile as contract } from '@hygiene/contracts/content/post/staff/upload-content-file'
import { procedure } from '../../kit/operation.ts'
import { storeSent, STORING } from './store-sent.ts'

/** Stores a file for a staff text. Until a saved version names it, it belongs to record 0 and is removed after a day. */
export const uploadContentFile = procedure(contract, STORING, async (call) => {
  const stored = await storeSent(call, { employeeNo: call.actor.employeeNo })
  if ('allowed' in stored) return stored
  const data = { ownerKind: 'content' as const, ownerNo: 0 }
  await call.db.storedFile.update({ where: { fileNo: stored.fileNo }, data })
  return stored
})
