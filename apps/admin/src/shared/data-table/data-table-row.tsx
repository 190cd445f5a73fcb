import { memo, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './data-table-body.module.css'
import type { DataTableBodyProps } from './data-table-body-props.ts'

type DataTableRowProps<Row> = Pick<DataTableBodyProps<Row>, 'columns'> & {
  row: Row
  rowKey: string
  /** Marks the row with the cursor. `isWanted` also requests the focus. */
  isHere: boolean
  isWanted: boolean
  /** Makes the row itself a tab stop if it links no record. */
  isTabStop: boolean
  /** Is absent if nothing can be selected. */
  isSelected: boolean | undefined
  onPoint: (key: string) => void
  onToggle: ((key: string) => void) | undefined
  href: string | null
  name: string
}

/**
 * Renders one row. The cursor is the focus of its link, or of the row if it has none. Memoised, so that a move of the cursor
 * renders two rows and not fifty.
 */
export const DataTableRow = memo(Row) as typeof Row

function Row<Found>(props: DataTableRowProps<Found>) {
  const { row, rowKey, isHere, isWanted, isSelected, columns, onPoint, onToggle, href, name } = props
  const element = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    const { current } = element
    if (!isWanted || !current) return
    // Runs after the heading of the screen has taken the focus on arrival.
    queueMicrotask(() => {
      const target = current.querySelector<HTMLElement>('a[data-record]') ?? current
      target.focus({ preventScroll: true })
      current.scrollIntoView?.({ block: 'nearest' })
    })
  }, [isWanted])

  const heading = columns.find(({ isHeading }) => isHeading) ?? columns[0]
  return (
    <tr
      ref={element}
      data-here={isHere || undefined}
      data-chosen={isSelected || undefined}
      tabIndex={href === null ? (props.isTabStop ? 0 : -1) : undefined}
      onFocus={() => {
        if (!isHere) onPoint(rowKey)
      }}
      onPointerDown={() => {
        if (!isHere) onPoint(rowKey)
      }}
    >
      {isSelected !== undefined && (
        <td>
          <label className={styles.box}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={`${name} 선택`}
              onChange={() => onToggle?.(rowKey)}
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
