import type { KeysetColumn, KeysetQuery, Prisma } from '@hygiene/db'
import type { ExportScreen } from '@hygiene/domain'

/** One cell of a file. A `Date` is an instant, shown in Seoul's time. */
export type Cell = string | number | Date | null

/** Whatever a list's columns read, by their key. */
export type ExportedRow = Record<string, unknown>

interface ColumnRead {
  sql: Prisma.Sql
  /** The value as the file shows it; absent: as the database has it. */
  show?: (value: never) => Cell
}

/** A list that can be taken out. Its columns are those of `EXPORT_LISTS`; `branches` null: every branch. */
export interface ExportKind<Choice> {
  screen: ExportScreen
  key: KeysetColumn
  /** The rows of these conditions. */
  found: (choice: Choice, branches: readonly number[] | null, now: Date) => KeysetQuery
  /** All rows an employee of these branches may see, whatever the conditions: judged again when the file is made. */
  reach: (branches: readonly number[] | null, now: Date) => KeysetQuery
  /** The member a row is about. */
  memberNo: Prisma.Sql
  columns: Readonly<Record<string, ColumnRead>>
}
