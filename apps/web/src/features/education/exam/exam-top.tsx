import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { ProgressBar, VisuallyHidden } from '@hygiene/ui'
import type { ReactNode, Ref } from 'react'
import { Link } from 'react-router-dom'
import { roomPath } from '../../../shared/study-steps/step-path.ts'
import styles from './exam-top.module.css'

type ExamTopProps = {
  title: string
  /** What a press does, told before it. */
  note?: string
  leave: ReactNode
  enrolmentNo: EnrolmentNo
  children?: ReactNode
}

/** The head of the test: low, without the site's own, so that a question and its answers have the screen. */
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

/** The head of a paper, also while it is on its way. */
export function PaperTop({ enrolmentNo, children }: Pick<ExamTopProps, 'enrolmentNo' | 'children'>) {
  return (
    <ExamTop title="평가" note="누르면 저장하고 넘어갑니다" leave="나가기" enrolmentNo={enrolmentNo}>
      {children}
    </ExamTop>
  )
}

type ExamPlaceProps = {
  heading: Ref<HTMLHeadingElement>
  /** From 1. */
  at: number
  of: number
}

/** How far along: the bar, and beside it the heading of the page. */
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
