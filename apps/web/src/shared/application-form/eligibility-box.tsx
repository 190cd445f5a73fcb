import { NoticeBox } from '@hygiene/ui'
import type { ReactNode } from 'react'
import { WithSupport } from '../../app/association/with-support.tsx'
import styles from './application-form.module.css'

type EligibilityBoxProps = {
  eligibility: { eligible: boolean; sentence: string; ground: string }
  title: string
  /** The next step, where the answer is no. */
  children?: ReactNode
}

/** The case that applies and its ground, before payment (docs/rules/enrolment.md). */
export function EligibilityBox({ eligibility, title, children }: EligibilityBoxProps) {
  return (
    <div className={styles.eligibility}>
      <NoticeBox tone={eligibility.eligible ? 'done' : 'warn'} title={title} live>
        <p>
          <WithSupport words={eligibility.sentence} />
        </p>
        <p className={styles.ground}>근거: {eligibility.ground}</p>
      </NoticeBox>
      {children && <div className={styles.choices}>{children}</div>}
    </div>
  )
}
