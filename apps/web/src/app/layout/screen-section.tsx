import { type ReactNode, useId } from 'react'
import styles from './screen-section.module.css'

/** A part of a screen that has a heading of its own; the cards in it head their matter one level below. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
