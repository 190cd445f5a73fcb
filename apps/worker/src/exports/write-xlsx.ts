import { Readable } from 'node:stream'
import {
  SHEET_END,
  type SheetColumn,
  sheetBegin,
  sheetRow,
} from '@hygiene/domain/platform/workbook/sheet-pieces'
import { workbookParts } from '@hygiene/domain/platform/workbook/workbook-parts'
import type { Cell } from '@hygiene/operations/staff/export/export-kind'
import { ZipFile } from 'yazl'

interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
}

export function writeXlsx(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // An unreadable row destroys the stream, so that the broken file is not kept.
  zip.on('error', (error: Error) => output.destroy(error))
  for (const [path, xml] of Object.entries(workbookParts(sheets.map(({ name }) => name))))
    zip.addBuffer(Buffer.from(xml), path)
  for (const [at, { columns, rows }] of sheets.entries()) {
    const pieces = Readable.from(bytesOf(sheetXml(columns, rows)), { objectMode: false })
    pieces.on('error', (error: Error) => output.destroy(error))
    zip.addReadStream(pieces, `xl/worksheets/sheet${at + 1}.xml`)
  }
  zip.end()
  return output
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  yield sheetBegin(columns)
  let piece = ''
  for await (const row of rows) {
    piece += sheetRow(row)
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield `${piece}${SHEET_END}`
}
