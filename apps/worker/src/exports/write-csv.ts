import { Readable } from 'node:stream'
import { formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import { withoutFormula } from '@hygiene/domain/staff/import/import-cell'
import type { Cell } from '@hygiene/operations/staff/export/export-kind'

/** A spreadsheet takes a file with this mark for UTF-8. */
const MARK = '\uFEFF'

/** RFC 4180 with a mark of UTF-8; text that begins like a formula gets an apostrophe before it. */
export function writeCsv(
  labels: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
): Readable {
  return Readable.from(lines(labels, rows), { objectMode: false })
}

async function* lines(
  labels: readonly string[],
  rows: AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>,
) {
  yield Buffer.from(`${MARK}${labels.map(quoted).join(',')}\r\n`)
  let piece = ''
  for await (const row of rows) {
    piece += `${row.map(cellText).join(',')}\r\n`
    if (piece.length < 65_536) continue
    yield Buffer.from(piece)
    piece = ''
  }
  yield Buffer.from(piece)
}

function cellText(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return quoted(cell instanceof Date ? formatSeoulDateTime(cell) : withoutFormula(cell))
}

function quoted(text: string): string {
  return /["\r\n,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
