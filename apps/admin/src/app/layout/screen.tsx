import { type ReactNode, useEffect, useRef } from 'react'
import styles from './screen.module.css'

type ScreenProps = { title: string; lead?: ReactNode; width?: 'full' | 'narrow'; children: ReactNode }

/** One screen: its heading is focused on arrival, so that it is read out, and names the window. */
export function Screen({ title, lead, width = 'full', children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} | 직원 화면 | 외식업 위생교육`
    heading.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <div className={styles.screen} data-width={width}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
