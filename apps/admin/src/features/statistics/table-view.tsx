import { Link } from 'react-router-dom'
import type { ChartTable } from './chart-table.ts'
import styles from './statistics.module.css'

const shown = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString('ko-KR') : cell)

export function TableView({ title, table: { head, rows } }: { title: string; table: ChartTable }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, to }) => (
            <tr key={cells[0]}>
              {cells.map((cell, place) =>
                place === 0 ? (
                  <th key={head[place]} scope="row">
                    {to === undefined ? shown(cell) : <Link to={to}>{shown(cell)}</Link>}
                  </th>
                ) : (
                  <td key={head[place]}>{shown(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
