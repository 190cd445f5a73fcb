import type { KeysetColumn, KeysetQuery } from '@hygiene/db/keyset'
import type { Prisma } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { ExportScreen } from '@hygiene/domain/staff/export/export-lists'
import type { SheetCell } from '@hygiene/domain/platform/workbook/sheet-pieces'
import type { StaffRole } from '@hygiene/domain/staff/permission/permissions'

/** One cell of a file. A `Date` is an instant, shown in Seoul's time. */
export type Cell = SheetCell

/** The employee who takes a list out: their rights bound it. */
export interface Viewer {
  employeeNo: number
  role: StaffRole
  branchNo: number | null
}

interface ColumnRead {
  sql: Prisma.Sql
  /** The value as the file shows it; absent: as the database has it. */
  show?: (value: never, now: Date) => Cell
}

/** A list that can be taken out. Its columns are those of its `EXPORT_LISTS`. */
export interface ExportKind<Choice> {
  screen: ExportScreen
  key: KeysetColumn
  /** The rows of these conditions; of a list that is held in memory, their keys. */
  found: (choice: Choice, viewer: Viewer, now: Date, db: Queries) => KeysetQuery | Promise<KeysetQuery>
  /** All rows the viewer may see, whatever the conditions: judged again when the file is made. */
  reach: (viewer: Viewer, now: Date) => KeysetQuery
  /** The member a row is about; null: the list is not about people. */
  memberNo: Prisma.Sql | null
  columns: Readonly<Record<string, ColumnRead>>
}

/** The word for a value of the code; a value that has none stands as it is. */
export const wordOf =
  (text: Readonly<Record<string | number, string>>) =>
  (value: string | number): Cell =>
    text[value] ?? value
