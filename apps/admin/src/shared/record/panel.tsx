import type { ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  note?: ReactNode
  actions?: ReactNode
  /** Marks what another person said, as opposed to the record itself. */
  isSunken?: boolean
  children: ReactNode
}

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
