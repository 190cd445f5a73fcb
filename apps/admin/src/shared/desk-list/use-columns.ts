import {
  type ColumnDef,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DeskColumns } from './desk-query.ts'
import type { DeskColumn } from './desk-types.ts'

/** Filtering, sorting and paging are the server's: the table keeps what columns stand where, and how wide. */
const FEATURES = tableFeatures({ columnOrderingFeature, columnSizingFeature, columnVisibilityFeature })

export const NARROWEST = 48
export const WIDEST = 480

/** The columns to draw, in order and with their widths, and the rows they are drawn of. */
export function useColumns<Row extends object>(
  columns: readonly DeskColumn<Row>[],
  rows: readonly Row[],
  { order, hidden, widths }: DeskColumns,
  constant: readonly string[],
) {
  const defs = useMemo(() => columns.map(definitionOf), [columns])
  const data = useMemo(() => [...rows], [rows])
  const table = useTable<typeof FEATURES, Row>({
    features: FEATURES,
    columns: defs,
    data,
    state: {
      columnOrder: [...order],
      columnVisibility: Object.fromEntries([...hidden, ...constant].map((id) => [id, false])),
      columnSizing: { ...widths },
    },
  })
  const shown = table.getVisibleLeafColumns().flatMap((column) => {
    const own = columns.find(({ id }) => id === column.id)
    return own ? [{ ...own, width: column.getSize() }] : []
  })
  return { shown, rows: table.getRowModel().rows.map(({ original }) => original) }
}

function definitionOf<Row extends object>({
  id,
  header,
  width,
}: DeskColumn<Row>): ColumnDef<typeof FEATURES, Row> {
  return { id, header, size: width, minSize: NARROWEST, maxSize: WIDEST }
}
