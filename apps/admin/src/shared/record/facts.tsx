import type { ReactNode } from 'react'
import styles from './facts.module.css'

export function Facts({ items }: { items: readonly { term: string; detail: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
