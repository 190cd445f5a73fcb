import { Button, NoticeBox, Skeleton, VisuallyHidden } from '@hygiene/ui'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import styles from './growing-list.module.css'
import type { Pages } from './use-pages.ts'

type GrowingListProps<Row> = {
  pages: Pages<Row>
  empty: ReactNode
  /** The server counts no further, so from this number on the total is a minimum. */
  countedTo?: number
  children: (rows: readonly Row[]) => ReactNode
}

/**
 * The second page loads automatically and further pages by a button, so that the footer stays reachable (KRDS lists, WCAG 2.1.1).
 */
const PAGES_BY_THEMSELVES = 2

/** Requests the next rows one screen height before they are reached. */
const AHEAD = '0px 0px 100% 0px'

export function GrowingList<Row>({ pages, empty, countedTo = Infinity, children }: GrowingListProps<Row>) {
  const { rows, totalRow, hasMore, isFetching, error } = pages
  if (rows === undefined) return error ? <Failed pages={pages} /> : <ListWaiting />
  if (rows.length === 0) return empty

  return (
    <div className={styles.list}>
      <p className={styles.count}>
        전체 <strong>{totalRow}</strong>건{totalRow >= countedTo && ' 이상'}
      </p>
      {children(rows)}
      <output>
        <VisuallyHidden>
          {pages.wanted > 1 ? `${totalRow}건 가운데 ${rows.length}건을 불러왔습니다.` : ''}
        </VisuallyHidden>
      </output>
      {error && <Failed pages={pages} />}
      {hasMore && !error && <More pages={pages} shown={rows.length} />}
      {!hasMore && totalRow > rows.length / pages.wanted && pages.wanted > 1 && !isFetching && (
        <p className={styles.end}>마지막 내역입니다.</p>
      )}
    </div>
  )
}

function More<Row>({ pages, shown }: { pages: Pages<Row>; shown: number }) {
  const sentinel = useRef<HTMLDivElement>(null)
  const { wanted, isFetching, more } = pages
  const growsByItself = wanted < PAGES_BY_THEMSELVES

  useEffect(() => {
    if (!growsByItself || isFetching || !sentinel.current) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: AHEAD,
    })
    watch.observe(sentinel.current)
    return () => watch.disconnect()
  }, [growsByItself, isFetching, more])

  // Reserves space for rows that load automatically, so that the content below does not shift.
  const coming = growsByItself ? Math.min(shown, pages.totalRow - shown) : 0
  return (
    <div ref={sentinel} className={styles.more} style={{ '--coming': coming } as CSSProperties}>
      <Button tone="secondary" busy={isFetching} onClick={more}>
        더 보기 ({shown}/{pages.totalRow})
      </Button>
    </div>
  )
}

export function ListWaiting() {
  return (
    <div className={styles.waiting} data-waiting>
      <Skeleton shape="list" />
    </div>
  )
}

function Failed<Row>({ pages }: { pages: Pages<Row> }) {
  return (
    <NoticeBox tone="error" title={pages.error?.message} live>
      <Button tone="secondary" size="small" onClick={pages.retry}>
        다시 시도
      </Button>
    </NoticeBox>
  )
}
