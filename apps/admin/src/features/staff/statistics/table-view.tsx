import type { ChartTable } from './chart-table.ts'
import { Figure } from './figure.tsx'
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
          {rows.map(({ cells, links }) => (
            <tr key={cells[0]}>
              {cells.map((cell, place) => {
                const said = <Figure to={links?.[place]}>{shown(cell)}</Figure>
                return place === 0 ? (
                  <th key={head[place]} scope="row">
                    {said}
                  </th>
                ) : (
                  <td key={head[place]}>{said}</td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
