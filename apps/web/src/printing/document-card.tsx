import { DefinitionList, type Definition } from '@hygiene/ui'
import { Award } from 'lucide-react'
import { type ReactNode, useId } from 'react'
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
