import type { Cell } from '@hygiene/operations/export/export-kind'

const SEOUL_MS = 9 * 3_600_000
/** Days from the first day of the sheet's calendar (1899-12-30) to 1970-01-01. */
const EPOCH_DAYS = 25_569

/** The numbers of the formats in `xlsx-parts.ts`. */
const STYLE = { head: 1, instant: 2, number: 3 } as const

export interface SheetColumn {
  label: string
  /** In characters of the sheet's typeface. */
  width: number
}

/** One worksheet (ECMA-376 part 1, 18.3), in pieces. Text is never a formula: it stands in inline strings. */
export async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  yield rowXml(columns.map(({ label }) => text(label, STYLE.head)))
  let piece = ''
  for await (const row of rows) {
    piece += rowXml(row.map(cellXml))
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield `${piece}</sheetData></worksheet>`
}

const rowXml = (cells: readonly string[]): string => `<row>${cells.join('')}</row>`

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (cell instanceof Date)
    return `<c s="${STYLE.instant}"><v>${(cell.getTime() + SEOUL_MS) / 86_400_000 + EPOCH_DAYS}</v></c>`
  return typeof cell === 'number' ? `<c s="${STYLE.number}"><v>${cell}</v></c>` : text(cell)
}

function text(words: string, style?: number): string {
  const attribute = style === undefined ? '' : ` s="${style}"`
  return `<c t="inlineStr"${attribute}><is><t xml:space="preserve">${escaped(words)}</t></is></c>`
}

/** Signs that XML 1.0 cannot hold are left out. */
function escaped(words: string): string {
  return words
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
