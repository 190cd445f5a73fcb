import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styles from './data-table-cards.module.css'
import { headingBefore } from './data-table-body.tsx'
import type { DataTableBodyProps } from './data-table-body-props.ts'
import type { AdminCard } from './table-types.ts'

type DataTableCardsProps<Row> = Pick<
  DataTableBodyProps<Row>,
  'caption' | 'rows' | 'keys' | 'place' | 'selection' | 'hrefOf' | 'nameOf' | 'isStale' | 'headingOf'
> & { card: (row: Row) => AdminCard }

export function DataTableCards<Row>(props: DataTableCardsProps<Row>) {
  const { caption, rows, keys, place, selection, hrefOf, nameOf, card, isStale } = props
  const list = useRef<HTMLUListElement>(null)
  const wantedAt = place.isWanted ? place.at : -1
  useEffect(() => {
    const cards = list.current?.querySelectorAll(':scope > li:not([data-heading])')
    const link = cards?.[wantedAt]?.querySelector('a')
    if (link) queueMicrotask(() => link.focus())
  }, [wantedAt])

  return (
    <ul ref={list} className={styles.cards} aria-label={caption} data-stale={isStale || undefined}>
      {rows.map((row, index) => {
        const key = keys[index] ?? ''
        const { head, note, end, buttons } = card(row)
        const href = hrefOf(row)
        const lines = (
          <>
            <span className={styles.first}>
              <span className={styles.head}>{head}</span>
              {end && <span className={styles.end}>{end}</span>}
            </span>
            <span className={styles.note}>{note}</span>
          </>
        )
        const heading = headingBefore(rows, index, props.headingOf)
        return (
          <Fragment key={key}>
            {heading !== null && <li data-heading>{heading}</li>}
            <li data-chosen={selection?.keys.has(key) || undefined}>
              {selection && (
                <label className={styles.box}>
                  <input
                    type="checkbox"
                    checked={selection.keys.has(key)}
                    aria-label={`${nameOf(row)} 선택`}
                    onChange={() => selection.toggle(key)}
                  />
                </label>
              )}
              {href === null ? (
                <div className={styles.lines}>{lines}</div>
              ) : (
                <Link className={styles.lines} to={href} onClick={() => place.point(key)}>
                  {lines}
                </Link>
              )}
              {buttons && <div className={styles.buttons}>{buttons}</div>}
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
