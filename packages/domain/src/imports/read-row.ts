import { cellName, type ImportCell } from './import-cell.ts'
import type { ImportColumn } from './import-column.ts'
import type { ImportMapping } from './map-columns.ts'
import { readCell } from './read-cell.ts'

/** A row's values by our columns; columns that the file has not are not there. */
export type ImportValues = Readonly<Record<string, string>>

export type ReadRow = { values: ImportValues; wrong: null } | { values: ImportValues; wrong: string }

/** Sentences of one row that are told; a row may be wrong in each of its columns. */
const TOLD = 3

/** A row of theirs in our columns. What is wrong names its cell: «C5 생년월일: 없는 날짜입니다.» */
export function readRow(
  columns: readonly ImportColumn[],
  { columns: places, values: maps }: ImportMapping,
  rowAt: number,
  cells: readonly ImportCell[],
): ReadRow {
  const values: Record<string, string> = {}
  const wrongs: string[] = []
  for (const column of columns) {
    const at = places[column.key]
    if (at === undefined) continue
    const read = readCell(column, cells[at] ?? '', maps[column.key])
    if ('value' in read) values[column.key] = read.value
    else wrongs.push(`${cellName(at, rowAt)} ${column.label}: ${read.wrong}.`)
  }
  const more = wrongs.length - TOLD
  const told = more > 0 ? [...wrongs.slice(0, TOLD), `그 밖에 ${more}칸이 틀렸습니다.`] : wrongs
  return { values, wrong: told.length === 0 ? null : told.join(' ') }
}
