import { countDownload as contract } from '@hygiene/contracts'
import { countFileDownload } from '@hygiene/operations/board/count-file-download'
import { findShownFile } from '@hygiene/operations/board/find-shown-file'
import { implement } from '../http/implement.ts'

export const countDownload = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const file = await findShownFile(deps.db, input.fileNo, { isLoggedIn: caller !== null }, now)
  if (!file) throw refuse('FILE_NOT_FOUND')
  return { downloadCount: await countFileDownload(deps.db, file.fileNo) }
})
