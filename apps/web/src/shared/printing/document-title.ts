/** «수료증_홍길동_2026»: the title of the window and the name of the saved file. */
export function documentTitle(fileName: string): string {
  return fileName.replace(/\.pdf$/i, '')
}
