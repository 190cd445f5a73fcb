import {
  SHEET_END,
  sheetBegin,
  type SheetColumn,
  sheetRow,
} from '@hygiene/domain/platform/workbook/sheet-pieces'
import type { Cell } from '@hygiene/operations/staff/export/export-kind'

/** One worksheet in pieces, while its rows are read. */
export async function* sheetXml(
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
