import { EmptyState, PagerButtons } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import styles from './search-results.module.css'

type SearchResultsProps = {
  title: string
  note?: ReactNode
  pager: { label: string; page: number; total: number; onGo: (page: number) => void }
  children: ReactNode
}

/** Needs the page number as its key, so that focus starts at the heading of each page. */
export function SearchResults({ title, note, pager, children }: SearchResultsProps) {
  const heading = useShown<HTMLHeadingElement>()
  const id = useId()
  return (
    <section className={styles.found} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.count}>
        {title}
      </h3>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.list}>{children}</ul>
      <div className={styles.pager}>
        <PagerButtons {...pager} />
      </div>
    </section>
  )
}

export function SearchResult({ children, onPick }: { children: ReactNode; onPick: () => void }) {
  return (
    <li>
      <button type="button" className={styles.result} onClick={onPick}>
        <span className={styles.text}>{children}</span>
        <span className={styles.pick}>
          선택
          <ChevronRight aria-hidden />
        </span>
      </button>
    </li>
  )
}

export function NoSearchResults({ message, children }: { message?: string; children: ReactNode }) {
  const place = useShown<HTMLDivElement>()
  return (
    <div ref={place} tabIndex={-1} className={styles.nothing}>
      <EmptyState message={message}>{children}</EmptyState>
    </div>
  )
}

/** Scrolls to the results and announces them, because on a phone they are below the keyboard. */
function useShown<Shown extends HTMLElement>(): RefObject<Shown | null> {
  const shown = useRef<Shown>(null)
  useEffect(() => {
    shown.current?.focus()
    shown.current?.scrollIntoView({ block: 'start' })
  }, [])
  return shown
}
