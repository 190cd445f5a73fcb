import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { readZip } from '@hygiene/domain/platform/file/read-zip'
import { HEADER_WITHIN } from '@hygiene/domain/staff/import/map-columns'
import type { FoundFile, FoundRow } from '@hygiene/operations/staff/import/keep-read-file'
import { readCsv } from './read-csv.ts'
import { type Merge, readSheet } from './read-sheet.ts'
import { withinBounds } from './row-bounds.ts'
import { findEncoding } from './text-encoding.ts'
import { UnreadableFile } from './unreadable.ts'
import { findSheet, readDayStyles, readSharedTexts } from './workbook-parts.ts'

interface ReadWorkbook {
  sheetName: string
  rows: AsyncGenerator<FoundRow>
  merges: readonly Merge[]
}

const MERGES_KEPT = 1_000

/** Streams the first sheet of a workbook. Only the shared texts and a piece of the sheet are in memory at a time. */
async function readXlsx(bytes: Uint8Array): Promise<ReadWorkbook> {
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

export const FILE_FORMATS = ['csv', 'xlsx'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]

const EMPTY = '행이 없는 파일입니다.'

export interface ReadingFile {
  /** Throws a message for the person if the file cannot be read. */
  rows: AsyncGenerator<FoundRow>
  about: () => FoundFile
}

export function readFile(content: Readable, format: FileFormat): ReadingFile {
  let about: FoundFile = { encoding: null, sheetName: null }
  return { about: () => about, rows: noneEmpty(rows()) }

  async function* rows(): AsyncGenerator<FoundRow> {
    const bytes = await buffer(content)
    if (format === 'csv') {
      const encoding = findEncoding(bytes)
      about = { encoding, sheetName: null }
      yield* withinBounds(readCsv(bytes, encoding))
      return
    }
    const { sheetName, rows: found, merges } = await readXlsx(bytes)
    about = { encoding: null, sheetName }
    yield* withMerges(withinBounds(found), merges)
  }
}

async function* noneEmpty(rows: AsyncIterable<FoundRow>): AsyncGenerator<FoundRow> {
  let isEmpty = true
  for await (const row of rows) {
    isEmpty = false
    yield row
  }
  if (isEmpty) throw new UnreadableFile(EMPTY)
}

/** Fills merged cells, which have a value in the first cell only. Merges of a title above the list are harmless. */
async function* withMerges(
  rows: AsyncIterable<FoundRow>,
  merges: readonly { ref: string; lastRowAt: number }[],
): AsyncGenerator<FoundRow> {
  let titlesEndAt = 0
  let count = 0
  let widest = 0
  for await (const row of rows) {
    const filled = row.cells.filter((cell) => cell !== '').length
    // The widest of the first rows is the header or a row below it.
    if (count < HEADER_WITHIN && filled > widest) {
      widest = filled
      titlesEndAt = row.rowAt
    }
    count += 1
    yield row
  }
  const [harmful] = merges.filter(({ lastRowAt }) => lastRowAt >= titlesEndAt)
  if (harmful)
    throw new UnreadableFile(`${harmful.ref}: 병합한 칸이 있습니다. 병합을 풀고 칸마다 값을 적어주세요.`)
}
