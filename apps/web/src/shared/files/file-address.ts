import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { currentHelping } from '../../app/login/helping.ts'

/** Where a stored file is read; the cookie of the login opens it, so links and frames can use it. An owner's file names the help. */
export function fileAddress(fileNo: string, { inline = false } = {}): string {
  const helpNo = currentHelping()?.helpNo
  const query = new URLSearchParams({
    fileNo,
    ...(inline ? { inline: '1' } : {}),
    ...(helpNo === undefined ? {} : { helpNo: String(helpNo) }),
  })
  return `${downloadFile.path}?${query.toString()}`
}
