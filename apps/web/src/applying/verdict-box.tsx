import { NoticeBox } from '@hygiene/ui'
import type { ReactNode } from 'react'
import styles from './applying.module.css'

type VerdictBoxProps = {
  verdict: { eligible: boolean; sentence: string; ground: string }
  title: string
  /** What to do now, where the answer is no. */
  children?: ReactNode
}

/** Which case applies and on what ground, before the person pays (docs/rules/enrolment.md). */
export function VerdictBox({ verdict, title, children }: VerdictBoxProps) {
  return (
    <div className={styles.verdict}>
      <NoticeBox tone={verdict.eligible ? 'done' : 'warn'} title={title} live>
        <p>{verdict.sentence}</p>
        <p className={styles.ground}>근거: {verdict.ground}</p>
      </NoticeBox>
      {children && <div className={styles.choices}>{children}</div>}
    </div>
  )
}
