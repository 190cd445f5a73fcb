const SEOUL_MS = 9 * 3_600_000
/** Counts the days from the start of the sheet's calendar (1899-12-30) to 1970-01-01. */
const EPOCH_DAYS = 25_569

/** Must match the formats in `workbook-parts.ts`. */
const STYLE = { head: 1, instant: 2, number: 3 } as const

export type SheetCell = string | number | Date | null

export interface SheetColumn {
  label: string
  /** Is measured in characters of the sheet's typeface. */
  width: number
}

/** Builds the start of a worksheet (ECMA-376 part 1, 18.3) with a frozen first row. */
export function sheetBegin(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const head = columns.map(({ label }) => text(label, STYLE.head)).join('')
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row>${head}</row>`
}

/** Writes text as inline strings, so that it is never a formula. */
export const sheetRow = (cells: readonly SheetCell[]): string => `<row>${cells.map(cellXml).join('')}</row>`

export const SHEET_END = '</sheetData></worksheet>'

function cellXml(cell: SheetCell): string {
  if (cell === null || cell === '') return '<c/>'
  if (cell instanceof Date)
    return `<c s="${STYLE.instant}"><v>${(cell.getTime() + SEOUL_MS) / 86_400_000 + EPOCH_DAYS}</v></c>`
  return typeof cell === 'number' ? `<c s="${STYLE.number}"><v>${cell}</v></c>` : text(cell)
}

function text(wording: string, style?: number): string {
  const attribute = style === undefined ? '' : ` s="${style}"`
  return `<c t="inlineStr"${attribute}><is><t xml:space="preserve">${escaped(wording)}</t></is></c>`
}

/** Removes characters that XML 1.0 cannot contain, including lone surrogates. */
function escaped(wording: string): string {
  return wording
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
