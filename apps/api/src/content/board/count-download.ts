import { countDownload as contract } from '@hygiene/contracts/content/board/count-download'
import { mayReadFile } from '@hygiene/domain'
import { countDownload as count } from '@hygiene/operations/content/board/count-download'
import { findPostFile } from '@hygiene/operations/content/board/find-post-file'
import { implement } from '../../http/implement.ts'

export const countDownload = implement(contract, async ({ input, caller, deps, now, refuse }) => {
  const found = await findPostFile(deps.db, input.fileNo, now)
  const isReadable = found && mayReadFile(found, { memberNo: caller?.memberNo ?? null }).allowed
  if (!isReadable) throw refuse('FILE_NOT_FOUND')
  return { downloadCount: await count(deps.db, found.file.fileNo) }
})
