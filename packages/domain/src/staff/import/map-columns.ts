import { cellText, type ImportCell } from './import-cell.ts'
import type { ImportColumn } from './import-column.ts'
import { bareText, type ValueMap } from './read-cell.ts'

/** Maps our columns by key to positions in the file, from 0. Columns missing from the file have no entry. */
export type ColumnMap = Readonly<Record<string, number>>

export interface ImportMapping {
  columns: ColumnMap
  values: Readonly<Record<string, ValueMap>>
}

/** Limits the search for a header, because titles and dates may precede it. */
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

/** Guesses the position of our column among their names: first the same name, then a synonym, then a part of either. */
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
      // Ranks earlier words of a column higher: «보낸분» before «적요».
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

/** Finds the row among the first ones that names most of our columns. Falls back to the first row with text. */
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

export function unmappedColumns(columns: readonly ImportColumn[], map: ColumnMap): ImportColumn[] {
  return columns.filter(({ key, isRequired }) => isRequired && map[key] === undefined)
}

export const NO_MAPPING: ImportMapping = { columns: {}, values: {} }
