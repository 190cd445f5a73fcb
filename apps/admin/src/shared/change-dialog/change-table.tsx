import { VisuallyHidden } from '@hygiene/ui'
import type { ReactNode } from 'react'
import styles from './change-table.module.css'

export interface ChangedRow {
  label: string
  before: ReactNode
  /** Equals `before` if nothing changes, and the row says so. */
  after: ReactNode
}

type ChangeTableProps = {
  caption: string
  rows: readonly ChangedRow[]
  headings?: { before: string; after: string } | undefined
  isCounts?: boolean
}

export function ChangeTable({
  caption,
  rows,
  headings = { before: '지금', after: '바뀐 뒤' },
  isCounts = false,
}: ChangeTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-counts={isCounts || undefined}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">{headings.before}</th>
            <th scope="col">{headings.after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, after }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>
                {after === before ? <span className={styles.same}>그대로</span> : <Changed>{after}</Changed>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Highlights plain text only, because a field or a state has its own markup. */
function Changed({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <mark className={styles.changed}>{children}</mark> : children
}
