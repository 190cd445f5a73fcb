import { readZip } from '@hygiene/domain/platform/file/read-zip'
import type { FoundRow } from '@hygiene/operations/staff/import/keep-read-file'
import { type Merge, readSheet } from './read-sheet.ts'
import { UnreadableFile } from './unreadable.ts'
import { findSheet, readDayStyles, readSharedTexts } from './workbook-parts.ts'

export interface ReadWorkbook {
  sheetName: string
  rows: AsyncGenerator<FoundRow>
  /** Known once the rows are read. */
  merges: readonly Merge[]
}

const MERGES_KEPT = 1_000

/** The first sheet of a workbook, in a stream: the shared texts and a piece of the sheet are in memory at a time. */
export async function readXlsx(bytes: Uint8Array): Promise<ReadWorkbook> {
  const entries = readZip(bytes)
  if (!entries) throw new UnreadableFile('파일을 열 수 없습니다. 스프레드시트에서 다시 저장해 올려주세요.')
  const workbook = { bytes, entries: new Map(entries.map((entry) => [entry.name, entry])) }
  const { name, path, is1904 } = await findSheet(workbook)
  const entry = workbook.entries.get(path)
  if (!entry) throw new UnreadableFile('시트를 찾을 수 없습니다. 다시 저장해 올려주세요.')
  const text = { shared: await readSharedTexts(workbook), dayStyles: await readDayStyles(workbook), is1904 }
  const merges: Merge[] = []
  const keep = (merge: Merge) => {
    if (merges.length < MERGES_KEPT) merges.push(merge)
  }
  return { sheetName: name, rows: readSheet(bytes, entry, text, keep), merges }
}
