import type { Mask } from '@hygiene/domain/member/account/masking'
import { z } from 'zod'

export type ColumnFormat = 'day' | 'minute' | 'shortMinute' | 'won' | 'count' | 'figure'

/** Describes the console's column for a field of the contract. */
export interface Column {
  header: string
  /** Is measured in pixels at the default text size. */
  width: number
  /** Names the column in addresses and saved views. The default is the field's name. */
  id?: string
  /** Names the contract's sort. The default is the sort of the field's name, if there is one. */
  sort?: string
  align?: 'end'
  isHeading?: true
  isExtra?: true
  /** Lets the server mask the field. An employee opens it with a reason. */
  mask?: Mask
  format?: ColumnFormat
  labels?: Readonly<Record<string, string>>
}

/** Is the form that the browser's build keeps (`ROW_FIELDS`). */
export interface ListColumn extends Omit<Column, 'id'> {
  id: string
  field: string
}

const COLUMNS = new WeakMap<z.ZodType, Column>()

/** Attaches a console column to a field. */
export function column<S extends z.ZodType>(schema: S, shown: Column): S {
  // Passing the definition makes a copy without a parent, to which the API document would otherwise refer.
  const field = schema.clone(schema.def)
  COLUMNS.set(field, shown)
  return field
}

export const columnOf = (field: z.ZodType): Column | undefined => COLUMNS.get(field)

export type RowFields = Readonly<Record<string, z.ZodType>>

/** Returns the fields of a row of the contract's list. */
export function rowFieldsOf({ entity }: { readonly entity: z.ZodType }): RowFields {
  const rows = entity instanceof z.ZodObject ? entity.shape['list'] : undefined
  const row = rows instanceof z.ZodArray ? rows.element : undefined
  return row instanceof z.ZodObject ? row.shape : {}
}

/** Returns the columns of a row in the order of its fields. */
export function columnsIn(row: z.ZodType, sorts: readonly string[]): ListColumn[] {
  const fields = row instanceof z.ZodObject ? Object.entries<z.ZodType>(row.shape) : []
  return fields.flatMap(([field, schema]) => {
    const shown = COLUMNS.get(schema)
    return shown ? [{ ...(sorts.includes(field) ? { sort: field } : {}), id: field, field, ...shown }] : []
  })
}
