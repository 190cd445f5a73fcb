import { cellText, type ImportCell } from './import-cell.ts'
import type { ImportColumn } from './import-column.ts'
import { bareText, type ValueMap } from './read-cell.ts'

/** Our columns by key, each with the place of theirs, from 0; one that is not in the file is not there. */
export type ColumnMap = Readonly<Record<string, number>>

export interface ImportMapping {
  columns: ColumnMap
  /** By our column: their word and our value. */
  values: Readonly<Record<string, ValueMap>>
}

/** Rows in which a header is looked for; above it stand titles and dates. */
export const HEADER_WITHIN = 20

const own = ({ label }: ImportColumn) => [bareText(label)]
const all = (column: ImportColumn) => [...own(column), ...column.alike]
const isPart = (word: string, name: string) => name.length > 1 && word.length > 1 && name.includes(word)
const isName = (word: string, name: string) => word === name
const ROUNDS = [
  { text: own, fits: isName },
  { text: all, fits: isName },
  { text: all, fits: isPart },
]

/** The place of our column among their names: the same name first, then one of its other names, then a part of either. */
export function guessColumns(
  columns: readonly ImportColumn[],
  header: readonly string[],
): Record<string, number> {
  const names = header.map(bareText)
  const found: Record<string, number> = {}
  const taken = new Set<number>()
  for (const { text, fits } of ROUNDS) {
    for (const column of columns) {
      if (found[column.key] !== undefined) continue
      // Earlier words of a column tell more than later ones: «보낸분» before «적요».
      const at =
        text(column)
          .map((word) =>
            names.findIndex((name, place) => name !== '' && !taken.has(place) && fits(word, name)),
          )
          .find((place) => place !== -1) ?? -1
      if (at === -1) continue
      found[column.key] = at
      taken.add(at)
    }
  }
  return found
}

/** The row among the first that names most of our columns; the first one with words where none does. */
export function findHeader(
  columns: readonly ImportColumn[],
  rows: readonly (readonly ImportCell[])[],
): number {
  const counts = rows
    .slice(0, HEADER_WITHIN)
    .map((row) => Object.keys(guessColumns(columns, row.map(cellText))).length)
  const most = Math.max(0, ...counts)
  if (most > 0) return counts.indexOf(most)
  return Math.max(
    0,
    rows.findIndex((row) => row.some((cell) => cellText(cell) !== '')),
  )
}

/** Required columns that nothing of theirs stands for. */
export function unmappedColumns(columns: readonly ImportColumn[], map: ColumnMap): ImportColumn[] {
  return columns.filter(({ key, isRequired }) => isRequired && map[key] === undefined)
}

export const NO_MAPPING: ImportMapping = { columns: {}, values: {} }
