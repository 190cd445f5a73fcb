import type { ReactNode } from 'react'
import hidden from '../feedback/visually-hidden.module.css'
import styles from './table.module.css'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end' | 'center'
  isHeading?: boolean
}

type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className={hidden.hidden}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ header, align = 'start' }) => (
            <th key={header} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ header, cell, align = 'start', isHeading = false }) =>
              isHeading ? (
                <th key={header} scope="row" data-align={align}>
                  {cell(row)}
                </th>
              ) : (
                <td key={header} data-header={header} data-align={align}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
