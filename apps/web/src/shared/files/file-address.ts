import { downloadFile } from '@hygiene/contracts/platform/file/download-file'
import { currentHelping } from '../../app/login/helping.ts'

/**
 * Returns the address of a stored file. The login cookie authorises it, so links and frames work; the `helpNo` identifies an
 * owner's file.
 */
export function fileAddress(fileNo: string, { inline = false } = {}): string {
  const helpNo = currentHelping()?.helpNo
  const query = new URLSearchParams({
    fileNo,
    ...(inline ? { inline: '1' } : {}),
    ...(helpNo === undefined ? {} : { helpNo: String(helpNo) }),
  })
  return `${downloadFile.path}?${query.toString()}`
}
