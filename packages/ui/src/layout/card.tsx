import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

type CardProps = {
  title?: ReactNode
  lead?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  /** Renders the title as a heading without a landmark, for a card in a list. */
  isRow?: boolean
  children?: ReactNode
}

export function Card({ title, lead, action, level = 2, isRow = false, children }: CardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.card} aria-labelledby={title && !isRow ? id : undefined}>
      {title && (
        <header className={styles.head}>
          <div>
            <Heading id={id} className={styles.title}>
              {title}
            </Heading>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** Keeps a card's action, its last child, visible at the lower edge while the card is longer than the screen. */
export function CardAction({ children }: { children: ReactNode }) {
  return (
    <div className={styles.action} data-screen-bar>
      {children}
    </div>
  )
}
