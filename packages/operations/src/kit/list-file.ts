import { columnOf, type RowFields } from '@hygiene/contracts/kit/list-column'
import { Prisma } from '@hygiene/db/generated/client'
import { industryTypeLabel, paymentTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import type { SheetCell } from '@hygiene/domain/platform/workbook/sheet-pieces'

export type FileParts = Readonly<Record<string, Prisma.Sql | FileColumn>>

/** Describes a column of a file. `show` turns the value read into the cell. */
interface FileColumn {
  sql: Prisma.Sql
  show?: (value: never, now: Date) => SheetCell
}

/** Describes what a file reads of each row. */
export interface FilePlan {
  /** Is the member of a row, or null if the list is not about people. */
  memberNo: Prisma.Sql | null
  columns: Readonly<Record<string, FileColumn>>
}

/** Holds the labels of values that have the same labels in every list. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  salesType: salesTypeLabel,
  industryType: industryTypeLabel,
  paymentType: paymentTypeLabel,
}

/** Builds the columns of a file. A value gets the label of the console's column, or is written as it is without one. */
export function fileColumns(file: FileParts, fields: RowFields = {}): FilePlan['columns'] {
  const named = Object.entries(file).map(([key, column]): [string, FileColumn] => {
    if (!(column instanceof Prisma.Sql)) return [key, column]
    const labels = LABELS[key] ?? (fields[key] && columnOf(fields[key])?.labels)
    return [key, labels ? { sql: column, show: labelOf(labels) } : { sql: column }]
  })
  return Object.fromEntries(named)
}

/** Translates a code; an unknown value is shown unchanged. */
export const labelOf =
  (labels: Readonly<Record<string, string>>) =>
  (value: string | number): SheetCell =>
    labels[value] ?? value
