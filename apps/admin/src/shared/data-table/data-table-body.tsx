import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { DataTableRow } from './data-table-row.tsx'
import styles from './data-table-body.module.css'
import type { DataTableBodyProps } from './data-table-body-props.ts'
import type { TableColumn } from './table-types.ts'
import { useDrawnRows } from './use-drawn-rows.ts'

/**
 * Renders the dense table of a list with a sticky head. A page is short enough to be rendered whole within a few frames, so the
 * browser's own search finds every row.
 */
export function DataTableBody<Row>(props: DataTableBodyProps<Row> & { visit: string }) {
  const { caption, columns, rows, keys, place, selection, isStale } = props
  const scroller = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop((scroller.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const drawn = useDrawnRows(props.visit, rows.length, place.scrolled > 0 || place.isWanted)
  const restored = useRef('')
  useLayoutEffect(() => {
    if (restored.current === props.visit || !scroller.current) return
    restored.current = props.visit
    scroller.current.scrollTop = place.scrolled
  }, [props.visit, place.scrolled])

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={{ '--list-top': `${top}px` } as object}
      onScroll={({ currentTarget }) => {
        if (!isStale) place.noteScrolled(currentTarget.scrollTop)
      }}
    >
      <table className={styles.table} data-stale={isStale || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <colgroup>
          {selection && <col className={styles.boxes} />}
          {columns.map(({ id, width: px }) => (
            <col key={id} style={{ width: `${px / 15}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && <th scope="col">{selection.head}</th>}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row, index) => {
            const key = keys[index] ?? ''
            const isHere = place.row === key
            const heading = headingBefore(rows, index, props.headingOf)
            return (
              <Fragment key={key}>
                {heading !== null && (
                  <tr data-heading>
                    <th scope="colgroup" colSpan={columns.length + (selection ? 1 : 0)}>
                      {heading}
                    </th>
                  </tr>
                )}
                <DataTableRow
                  rowKey={key}
                  isHere={isHere}
                  isWanted={isHere && place.isWanted}
                  isTabStop={isHere || (place.row === null && index === 0)}
                  isSelected={selection?.keys.has(key)}
                  onPoint={place.point}
                  onToggle={selection?.toggle}
                  href={props.hrefOf(row)}
                  name={props.nameOf(row)}
                  {...{ row, columns }}
                />
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the group heading of a row that is the first in its group. */
export function headingBefore<Row>(
  rows: readonly Row[],
  index: number,
  headingOf: ((row: Row) => string) | undefined,
): string | null {
  const [before, row] = [rows[index - 1], rows[index]]
  if (!headingOf || row === undefined) return null
  const heading = headingOf(row)
  return before !== undefined && headingOf(before) === heading ? null : heading
}

type HeadCellProps<Row> = Pick<DataTableBodyProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> }

function HeadCell<Row>({ column: { header, align, sort: by }, sort, onSort }: HeadCellProps<Row>) {
  if (by === undefined) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    )
  }
  const isSorted = sort.by === by
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      data-align={align}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort({ by, isDescending: isSorted ? !sort.isDescending : true })}
      >
        {header}
        {isSorted && <Arrow aria-hidden />}
      </button>
    </th>
  )
}
