import type { ReactNode } from 'react'
import type { TableColumn } from './table-types.ts'
import type { useRowPlace } from './use-row-place.ts'

export type DataTableBodyProps<Row> = {
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keys: readonly string[]
  place: ReturnType<typeof useRowPlace>
  sort: { by: string; isDescending: boolean }
  onSort: (sort: { by: string; isDescending: boolean }) => void
  selection: { keys: ReadonlySet<string>; toggle: (key: string) => void; head: ReactNode } | null
  hrefOf: (row: Row) => string | null
  nameOf: (row: Row) => string
  isStale: boolean
  headingOf?: ((row: Row) => string) | undefined
}
