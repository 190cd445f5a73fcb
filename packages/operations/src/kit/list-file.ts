import { columnOf, type RowFields } from '@hygiene/contracts/kit/list-column'
import { Prisma } from '@hygiene/db/generated/client'
import { industryTypeLabel, paymentTypeLabel, salesTypeLabel } from '@hygiene/domain/text'
import type { SheetCell } from '@hygiene/domain/platform/workbook/sheet-pieces'

export type FileParts = Readonly<Record<string, Prisma.Sql | FileColumn>>

/** A column of a file. `show` makes the cell of a value that was read. */
interface FileColumn {
  sql: Prisma.Sql
  show?: (value: never, now: Date) => SheetCell
}

/** What a file of the rows reads. */
export interface FilePlan {
  /** Is the member of a row, or null if the list is not about people. */
  memberNo: Prisma.Sql | null
  columns: Readonly<Record<string, FileColumn>>
}

/** The labels for values that have the same everywhere. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  salesType: salesTypeLabel,
  industryType: industryTypeLabel,
  paymentType: paymentTypeLabel,
}

/** A value is shown by the word that the console has for it; one without a word as it is. */
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
