import { DefinitionList, type Definition } from '@hygiene/ui'
import { Award } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './document-card.module.css'

type DocumentCardProps = {
  badges: ReactNode
  title: string
  level?: 2 | 3
  items: readonly Definition[]
  children: ReactNode
}

export function DocumentCard({ badges, title, level = 2, items, children }: DocumentCardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.card} aria-labelledby={id}>
      <span className={styles.medal}>
        <Award aria-hidden />
      </span>
      <div className={styles.text}>
        <p className={styles.badges}>{badges}</p>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        <DefinitionList items={items} />
      </div>
      <div className={styles.action}>{children}</div>
    </article>
  )
}
