import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { ProgressBar, VisuallyHidden } from '@hygiene/ui'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { roomPath } from '../../../shared/study-steps/step-path.ts'
import styles from './exam-top.module.css'

type ExamTopProps = {
  title: string
  note?: string
  leave: ReactNode
  enrolmentNo: EnrolmentNo
  children?: ReactNode
}

/** Replaces the site's header with a low one, so that a question and its answers fit the screen. */
export function ExamTop({ title, note, leave, enrolmentNo, children }: ExamTopProps) {
  return (
    <header className={styles.top}>
      <div className={styles.inner}>
        <div className={styles.line}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {note && <p className={styles.note}>{note}</p>}
          <Link className={styles.leave} to={roomPath(enrolmentNo)}>
            {leave}
          </Link>
        </div>
        {children}
      </div>
    </header>
  )
}

export function PaperTop({ enrolmentNo, children }: Pick<ExamTopProps, 'enrolmentNo' | 'children'>) {
  return (
    <ExamTop title="평가" note="누르면 저장하고 넘어갑니다" leave="나가기" enrolmentNo={enrolmentNo}>
      {children}
    </ExamTop>
  )
}

type ExamPlaceProps = {
  heading: Ref<HTMLHeadingElement>
  /** Counts from 1. */
  at: number
  of: number
}

export function ExamPlace({ heading, at, of }: ExamPlaceProps) {
  return (
    <div className={styles.place}>
      <div className={styles.share}>
        <ProgressBar share={at / of} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.count}>
        <VisuallyHidden>문제</VisuallyHidden> <strong>{at}</strong> / {of}
      </h2>
    </div>
  )
}
