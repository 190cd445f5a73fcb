import type { ReactNode } from 'react'
import styles from './lecture-rows.module.css'

export function LectureRows({ children }: { children: ReactNode }) {
  return <ol className={styles.list}>{children}</ol>
}

type LectureRowProps = {
  lecture: { order: number; title: string; summary: string }
  state: ReactNode
  isCurrent?: boolean
  progress?: ReactNode
  children: ReactNode
}

export function LectureRow({ lecture, state, isCurrent = false, progress, children }: LectureRowProps) {
  const { order, title, summary } = lecture
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <div className={styles.text}>
        <p className={styles.state}>{state}</p>
        <h3 className={styles.title}>
          {order}. {title}
        </h3>
        <p className={styles.summary}>{summary}</p>
        {progress}
      </div>
      {children}
    </li>
  )
}
