import { type ReactNode, useId } from 'react'
import styles from './card.module.css'

type CardProps = {
  title?: ReactNode
  lead?: ReactNode
  /** A button or link on the title's line. */
  action?: ReactNode
  level?: 2 | 3
  /** One of a list: its title is a heading, but no landmark of its own. */
  isRow?: boolean
  children?: ReactNode
}

/** A white sheet for one matter, headed by its question; its children stand below each other. */
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

/** The action of a card, its last child: it stays in view at the lower edge while the card is longer than the screen. */
export function CardAction({ children }: { children: ReactNode }) {
  return (
    <div className={styles.action} data-screen-bar>
      {children}
    </div>
  )
}
