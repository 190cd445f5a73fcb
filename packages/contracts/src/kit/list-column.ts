import type { Mask } from '@hygiene/domain/member/account/masking'
import { z } from 'zod'

/** How the console writes a value. */
export type ColumnFormat = 'day' | 'minute' | 'shortMinute' | 'won' | 'count' | 'figure'

/** A column of a list of the console, beside its field in the contract. */
export interface Column {
  header: string
  /** Pixels at the usual text size. */
  width: number
  /** Its name in addresses and saved views; absent: the field's. */
  id?: string
  /** The contract's sort by it; absent: the one of its field's name. */
  sort?: string
  align?: 'end'
  isHeading?: true
  isExtra?: true
  /** The server masks the field; an employee with a reason opens it. */
  mask?: Mask
  format?: ColumnFormat
  /** The text for each value. */
  labels?: Readonly<Record<string, string>>
}

/** As the browser has it (`ROW_FIELDS`). */
export interface ListColumn extends Omit<Column, 'id'> {
  id: string
  field: string
}

const COLUMNS = new WeakMap<z.ZodType, Column>()

/** A field that the console shows in a column. */
export function column<S extends z.ZodType>(schema: S, shown: Column): S {
  // With its definition: the copy names no parent, which the API document would refer to.
  const field = schema.clone(schema.def)
  COLUMNS.set(field, shown)
  return field
}

export const columnOf = (field: z.ZodType): Column | undefined => COLUMNS.get(field)

export type RowFields = Readonly<Record<string, z.ZodType>>

/** The fields of a row of the list that a contract answers. */
export function rowFieldsOf({ entity }: { readonly entity: z.ZodType }): RowFields {
  const rows = entity instanceof z.ZodObject ? entity.shape['list'] : undefined
  const row = rows instanceof z.ZodArray ? rows.element : undefined
  return row instanceof z.ZodObject ? row.shape : {}
}

/** The columns of a row, in the order of its fields. */
export function columnsIn(row: z.ZodType, sorts: readonly string[]): ListColumn[] {
  const fields = row instanceof z.ZodObject ? Object.entries<z.ZodType>(row.shape) : []
  return fields.flatMap(([field, schema]) => {
    const shown = COLUMNS.get(schema)
    return shown ? [{ ...(sorts.includes(field) ? { sort: field } : {}), id: field, field, ...shown }] : []
  })
}
