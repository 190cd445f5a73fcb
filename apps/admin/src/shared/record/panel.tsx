import type { ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  note?: ReactNode
  actions?: ReactNode
  /** What another person said, not the record itself. */
  isSunken?: boolean
  children: ReactNode
}

/** A part of a record: its name in one line with what is done about it, and its content below. */
export function Panel({ title, note, actions, isSunken = false, children }: PanelProps) {
  return (
    <section className={styles.panel} data-sunken={isSunken || undefined}>
      <header>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}
