import { cellName, type ImportCell, withoutFormula } from './import-cell.ts'
import type { ImportColumn } from './import-column.ts'
import type { ImportMapping } from './map-columns.ts'
import { readCells } from './read-row.ts'

interface WrongRow {
  rowAt: number
  cells: readonly ImportCell[]
  sentence: string
}

export const WRONG_LINES_HEADER = ['행', '칸', '열', '무엇이 틀렸는지'] as const

/** Returns one line per wrong cell, and one line for a row that could be parsed but is wrong. */
export function wrongLines(
  columns: readonly ImportColumn[],
  mapping: ImportMapping,
  { rowAt, cells, sentence }: WrongRow,
): string[][] {
  const { wrongs } = readCells(columns, mapping, rowAt, cells)
  if (wrongs.length > 0)
    return wrongs.map(({ cell, label, sentence: wrong }) => [String(rowAt + 1), cell, label, wrong])
  const [place = '', ...text] = sentence.split(': ')
  const found = columns.find(({ key, label }) => {
    const at = mapping.columns[key]
    return at !== undefined && place === `${cellName(at, rowAt)} ${label}`
  })
  const at = found && mapping.columns[found.key]
  return [
    [
      String(rowAt + 1),
      at === undefined ? '' : cellName(at, rowAt),
      found?.label ?? '',
      text.length === 0 ? place : text.join(': '),
    ],
  ]
}

/** Writes a CSV line by RFC 4180 and defuses formulas (OWASP, CSV injection). */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map(withoutFormula)
  return safe.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}
