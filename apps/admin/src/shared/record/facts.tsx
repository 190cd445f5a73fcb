import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** Facts beside a record, a line each: the name at the left, links and masked fields at the right. */
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
