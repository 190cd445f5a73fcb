import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type EmptyStateProps = { message?: ReactNode; children?: ReactNode }

/** Shows an empty list (specification section 8) with a next step below it. */
export function EmptyState({ message = '내역이 존재하지 않습니다.', children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Inbox aria-hidden />
      </span>
      <p className={styles.message}>{message}</p>
      {children && <div className={styles.next}>{children}</div>}
    </div>
  )
}
