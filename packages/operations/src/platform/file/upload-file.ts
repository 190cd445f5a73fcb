import { uploadFile as contract } from '@hygiene/contracts/platform/file/upload-file'
import { procedure } from '../../kit/operation.ts'
import { storeSent, STORING } from './store-sent.ts'

export const uploadFile = procedure(contract, STORING, async (call) =>
  storeSent(call, { memberNo: call.actor.memberNo }),
)
