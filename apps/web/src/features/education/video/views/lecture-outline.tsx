import type { LectureNo } from '@hygiene/domain/record-numbers'
import { VisuallyHidden } from '@hygiene/ui'
import { Check, Play } from 'lucide-react'
import { type CourseLecture, isFinished } from '../next-lecture.ts'
import { lengthText } from '../time-text.ts'
import styles from './lecture-outline.module.css'

type LectureOutlineProps = { lectures: readonly CourseLecture[]; current: LectureNo }

export function LectureOutline({ lectures, current }: LectureOutlineProps) {
  return (
    <ol aria-label="강의 차례">
      {lectures.map((one) => (
        <OutlineRow key={one.lectureNo} lecture={one} isCurrent={one.lectureNo === current} />
      ))}
    </ol>
  )
}

function OutlineRow({ lecture, isCurrent }: { lecture: CourseLecture; isCurrent: boolean }) {
  const { order, title, durationSeconds } = lecture
  const state = isCurrent ? 'now' : isFinished(lecture) ? 'done' : 'next'
  return (
    <li className={styles.row} data-state={state} aria-current={isCurrent || undefined}>
      <span className={styles.mark} aria-hidden>
        {{ now: <Play />, done: <Check />, next: order }[state]}
      </span>
      <span className={styles.title}>
        {order}강 {title}
        {state === 'done' && <VisuallyHidden> 완료</VisuallyHidden>}
      </span>
      <span className={styles.length}>{isCurrent ? '지금' : lengthText(durationSeconds)}</span>
    </li>
  )
}
