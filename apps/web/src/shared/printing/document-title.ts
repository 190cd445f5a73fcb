/** «수료증_홍길동_2026»: what the window is called and the file is saved under. */
export function documentTitle(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '')
}
