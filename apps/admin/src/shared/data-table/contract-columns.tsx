import type { Endpoint } from '@hygiene/contracts/kit/endpoint'
import type { ColumnFormat, ListColumn } from '@hygiene/contracts/kit/list-column'
import { formatWon } from '@hygiene/domain/money/payment/won'
import { formatSeoulDate, formatSeoulDateTime } from '@hygiene/domain/time/seoul-day'
import type { ReactNode } from 'react'
import { Masked } from '../member-case/masked.tsx'
import { shortInstant } from '../money/instant-text.ts'
import type { RowOf, TableColumn } from './table-types.ts'

/** Maps a column's id to what the screen draws itself. */
export type Cells<C extends Endpoint> = Readonly<Record<string, (row: RowOf<C>) => ReactNode>>

/**
 * Builds a screen's columns from those of the contract, in their order, followed by columns of the screen alone, such as buttons.
 */
export function columnsOf<C extends Endpoint>(
  { columns = [] }: C,
  cells: Cells<C>,
  own: readonly TableColumn<RowOf<C>>[] = [],
): TableColumn<RowOf<C>>[] {
  const lost = Object.keys(cells).find((id) => !columns.some((column) => column.id === id))
  if (lost !== undefined) throw new Error(`The contract has no column ${lost}.`)
  return [...columns.map((column) => ({ ...column, cell: cells[column.id] ?? cellOf(column) })), ...own]
}

const FORMATS: Record<ColumnFormat, (value: string | number) => string | number> = {
  day: (value) => formatSeoulDate(new Date(value)),
  minute: (value) => formatSeoulDateTime(new Date(value)),
  shortMinute: (value) => shortInstant(String(value)),
  won: (value) => formatWon(Number(value)),
  count: (value) => value || '-',
  figure: (value) => Number(value).toLocaleString('ko-KR'),
}

function cellOf({ field, mask, format, labels }: ListColumn) {
  return (row: unknown): ReactNode => {
    const value: unknown = Reflect.get(Object(row), field)
    if (labels) return labels[String(value)] ?? '-'
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return '-'
    if (mask && mask !== 'licence')
      return (
        <Masked memberNo={Number(Reflect.get(Object(row), 'memberNo'))} field={mask} value={String(value)} />
      )
    return format ? FORMATS[format](value) : value
  }
}
