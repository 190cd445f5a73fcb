import { DefinitionList, type Definition, linkButton, VisuallyHidden } from '@hygiene/ui'
import { Award, Printer } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import styles from './document-card.module.css'

type DocumentCardProps = {
  badges: ReactNode
  title: string
  items: readonly Definition[]
  /** What is printed, beside the words. */
  children: ReactNode
}

/** One record of a list whose documents are printed; its heading stands below the heading of its list. */
export function DocumentCard({ badges, title, items, children }: DocumentCardProps) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id}>
      <span className={styles.medal}>
        <Award aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.badges}>{badges}</p>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <DefinitionList items={items} />
      </div>
      <div className={styles.action}>{children}</div>
    </article>
  )
}

type PrintLinkProps = {
  to: string
  /** Whose document it is: several links have the same words. */
  of: string
  tone?: 'primary' | 'secondary'
  children: ReactNode
}

/** Opens a print window, as its name says. */
export function PrintLink({ to, of, tone = 'primary', children }: PrintLinkProps) {
  return (
    <Link {...linkButton({ wide: true, tone })} to={to} target="_blank">
      <Printer aria-hidden />
      <span>
        <VisuallyHidden>{of} </VisuallyHidden>
        {children}
        <span className={styles.window}> (새 창)</span>
      </span>
    </Link>
  )
}
