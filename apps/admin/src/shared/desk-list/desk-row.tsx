import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './desk-table.module.css'
import type { DeskTableProps } from './desk-table-props.ts'

type DeskRowProps<Row> = Pick<DeskTableProps<Row>, 'columns' | 'place' | 'selection'> & {
  row: Row
  rowKey: string
  isFirst: boolean
  href: string | null
  name: string
}

/** One row. The cursor is the focus of its link, or of the row where no record stands behind it. */
export function DeskRow<Row>(props: DeskRowProps<Row>) {
  const { row, rowKey, isFirst, columns, place, selection, href, name } = props
  const element = useRef<HTMLTableRowElement>(null)
  const isHere = place.row === rowKey
  const isWanted = isHere && place.isWanted
  useEffect(() => {
    const { current } = element
    if (!isWanted || !current) return
    // After the heading of the screen, which takes the focus on arrival.
    queueMicrotask(() => {
      const target = current.querySelector<HTMLElement>('a[data-record]') ?? current
      target.focus({ preventScroll: true })
      current.scrollIntoView?.({ block: 'nearest' })
    })
  }, [isWanted])

  const heading = columns.find(({ isHeading }) => isHeading) ?? columns[0]
  const isSelected = selection?.keys.has(rowKey) ?? false
  return (
    <tr
      ref={element}
      data-here={isHere || undefined}
      data-chosen={isSelected || undefined}
      tabIndex={href === null ? (isHere || (place.row === null && isFirst) ? 0 : -1) : undefined}
      onFocus={() => {
        if (!isHere) place.point(rowKey)
      }}
      onPointerDown={() => {
        if (!isHere) place.point(rowKey)
      }}
    >
      {selection && (
        <td>
          <label className={styles.box}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={`${name} 선택`}
              onChange={() => selection.toggle(rowKey)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => {
        const { id, align, cell } = column
        if (column !== heading) {
          return (
            <td key={id} data-align={align}>
              {cell(row)}
            </td>
          )
        }
        return (
          <th key={id} scope="row" data-align={align}>
            {href === null ? (
              cell(row)
            ) : (
              <Link to={href} data-record className={styles.record}>
                {cell(row)}
              </Link>
            )}
          </th>
        )
      })}
    </tr>
  )
}
