import type { ReactNode } from 'react'
import styles from './definition-list.module.css'

export type Definition = { term: string; detail: ReactNode }

export function DefinitionList({
  items,
  arrange = 'row',
}: {
  items: readonly Definition[]
  arrange?: 'row' | 'stack'
}) {
  return (
    <dl className={styles.list} data-arrange={arrange}>
      {items.map(({ term, detail }) => (
        <div key={term} className={styles.item}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
