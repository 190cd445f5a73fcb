import { useMemo } from 'react'
import type { TableColumns } from './table-query.ts'
import type { TableColumn } from './table-types.ts'

export const NARROWEST = 48
export const WIDEST = 480

export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { order, hidden, widths }: TableColumns,
  constant: readonly string[],
): readonly TableColumn<Row>[] {
  return useMemo(
    () =>
      order
        .filter((id) => !hidden.includes(id) && !constant.includes(id))
        .flatMap((id) => columns.filter((column) => column.id === id))
        .map((column) => ({ ...column, width: between(widths[column.id] ?? column.width) })),
    [columns, order, hidden, widths, constant],
  )
}

const between = (width: number) => Math.min(Math.max(width, NARROWEST), WIDEST)
