import { type Column, VisuallyHidden } from '@hygiene/ui'
import styles from './record-table.module.css'

type RecordTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  isChosen?: (row: Row) => boolean
}

export function RecordTable<Row>({ caption, columns, rows, rowKey, isChosen }: RecordTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-chosen={isChosen?.(row) || undefined}>
              {columns.map(({ header, cell, align, isHeading }) =>
                isHeading ? (
                  <th key={header} scope="row" data-align={align} data-header={header}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={header} data-align={align} data-header={header}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
