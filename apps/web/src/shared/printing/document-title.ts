export function documentTitle(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '')
}
