import { countDownload as contract } from '@hygiene/contracts/content/board/count-download'
import { denied } from '@hygiene/domain/verdict'
import { mayReadFile } from '@hygiene/domain/platform/file/may-read-file'
import { operation } from '../../kit/operation.ts'
import { findPostFile } from './find-post-file.ts'

export const countDownload = operation(contract, async ({ db, input, actor, now }) => {
  const found = await findPostFile(db, input.fileNo, now)
  const isReadable = found && mayReadFile(found, { memberNo: actor?.memberNo ?? null }).allowed
  if (!isReadable) return denied('FILE_NOT_FOUND')
  const { downloadCount } = await db.postFile.update({
    where: { fileNo: found.file.fileNo },
    data: { downloadCount: { increment: 1 } },
  })
  return { downloadCount }
})
