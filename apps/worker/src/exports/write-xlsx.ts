import { Readable } from 'node:stream'
import type { Cell } from '@hygiene/operations/staff/export/export-kind'
import type { SheetColumn } from '@hygiene/domain/platform/workbook/sheet-pieces'
import { workbookParts } from '@hygiene/domain/platform/workbook/workbook-parts'
import { ZipFile } from 'yazl'
import { sheetXml } from './sheet-xml.ts'

interface Sheet {
  name: string
  columns: readonly SheetColumn[]
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
}

/** A workbook as it is written, sheet after sheet: rows are read when the reader of the stream wants more. */
export function writeXlsx(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  // A sheet whose rows cannot be read breaks the file, which is then not kept.
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
