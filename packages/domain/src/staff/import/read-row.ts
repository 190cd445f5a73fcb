import { cellName, type ImportCell } from './import-cell.ts'
import type { ImportColumn } from './import-column.ts'
import type { ImportMapping } from './map-columns.ts'
import { readCell } from './read-cell.ts'

/** Holds no key for a column that the file lacks. */
export type ImportValues = Readonly<Record<string, string>>

export type ReadRow = { values: ImportValues; wrong: null } | { values: ImportValues; wrong: string }

export interface WrongCell {
  cell: string
  label: string
  sentence: string
}

/** Limits the sentences shown per row, because every column may be wrong. */
const NOTIFIED = 3

/** Parses a row into our columns. An error names its cell: «C5 생년월일: 없는 날짜입니다.» */
export function readRow(...given: Parameters<typeof readCells>): ReadRow {
  const { values, wrongs } = readCells(...given)
  if (wrongs.length === 0) return { values, wrong: null }
  const more = wrongs.length - NOTIFIED
  const notified = wrongs
    .slice(0, NOTIFIED)
    .map(({ cell, label, sentence }) => `${cell} ${label}: ${sentence}`)
  return { values, wrong: [...notified, ...(more > 0 ? [`그 밖에 ${more}칸이 틀렸습니다.`] : [])].join(' ') }
}

export function readCells(
  columns: readonly ImportColumn[],
  { columns: places, values: maps }: ImportMapping,
  rowAt: number,
  cells: readonly ImportCell[],
): { values: ImportValues; wrongs: WrongCell[] } {
  const values: Record<string, string> = {}
  const wrongs: WrongCell[] = []
  for (const column of columns) {
    const at = places[column.key]
    if (at === undefined) continue
    const read = readCell(column, cells[at] ?? '', maps[column.key])
    if ('value' in read) values[column.key] = read.value
    else wrongs.push({ cell: cellName(at, rowAt), label: column.label, sentence: `${read.wrong}.` })
  }
  return { values, wrongs }
}

/**
 * Returns the place of an error in a row that could be parsed: its cell, or the row alone where no column of the file is at
 * fault.
 */
export function wrongPlace(
  columns: readonly ImportColumn[],
  { columns: places }: ImportMapping,
  rowAt: number,
  key: string | undefined,
): string {
  const at = key === undefined ? undefined : places[key]
  const label = columns.find((column) => column.key === key)?.label
  return at === undefined || label === undefined ? `${rowAt + 1}행` : `${cellName(at, rowAt)} ${label}`
}
