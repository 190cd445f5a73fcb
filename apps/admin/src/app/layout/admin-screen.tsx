import { Skeleton } from '@hygiene/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './admin-screen.module.css'

type AdminScreenProps = {
  title: string
  path?: ReactNode
  note?: ReactNode
  views?: ReactNode
  actions?: ReactNode
  tools?: ReactNode
  /** Is placed beside the screen, or below it where there is no room. */
  side?: ReactNode
  /** Removes the gutter: lists reach the edges. */
  isFlush?: boolean
  width?: 'full' | 'narrow'
  children: ReactNode
}

/** Replaces the whole screen until its record arrives: a head that came in pieces would push the rest down. */
export const WaitingScreen = () => (
  <div data-waiting>
    <Skeleton shape="screen" />
  </div>
)

/** Focuses the heading on arrival, so that a screen reader reads it, and sets the window title. */
export function AdminScreen({
  title,
  path,
  note,
  views,
  actions,
  tools,
  side,
  isFlush = false,
  width = 'full',
  children,
}: AdminScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} | 직원 화면 | 외식업 위생교육`
    heading.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <div className={styles.screen} data-width={width}>
      <header className={styles.head}>
        {path && <div className={styles.path}>{path}</div>}
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {note && <p className={styles.note}>{note}</p>}
        {views && <div className={styles.views}>{views}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {tools && <div className={styles.tools}>{tools}</div>}
      <div className={styles.middle} data-side={side ? true : undefined}>
        <div className={styles.body} data-flush={isFlush || undefined}>
          {children}
        </div>
        {side && <aside className={styles.side}>{side}</aside>}
      </div>
    </div>
  )
}
