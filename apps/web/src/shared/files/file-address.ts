import { downloadFile } from '@hygiene/contracts'

/** Where a stored file is read; the cookie of the login opens it, so links and frames can use it. */
export function fileAddress(fileNo: string, { inline = false } = {}): string {
  return `${downloadFile.path}?${new URLSearchParams({ fileNo, ...(inline ? { inline: '1' } : {}) }).toString()}`
}
