import type { LectureNo } from '@hygiene/domain/record-numbers'
import { Button, Dialog } from '@hygiene/ui'
import { Check, CircleCheck, Play } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { leadOnTo } from '../close-player.ts'
import { type CourseLecture, isFinished, lectureAfter, secondsLeft, withEnded } from '../next-lecture.ts'
import type { LectureKey } from '../open-player.ts'
import { lengthText } from '../time-text.ts'
import { useCountdown } from '../use-countdown.ts'
import styles from './lecture-ended.module.css'

const NEXT_AFTER_SECONDS = 10

type LectureEndedProps = {
  isOpen: boolean
  lecture: LectureKey
  lectures: readonly CourseLecture[] | undefined
  onNext: (lectureNo: LectureNo) => void
  onRest: () => void
}

/**
 * Shows the alert of the specification (section 4) once the server has counted the end; «확인» closes the player. The countdown to
 * the next lecture is our addition and can be stopped.
 */
export function LectureEnded({ isOpen, lecture, lectures = [], onNext, onRest }: LectureEndedProps) {
  if (!isOpen) return null
  const course = withEnded(lectures, lecture.lectureNo)
  const next = lectureAfter(course, lecture.lectureNo)
  if (next) return <NextSheet course={course} next={next} onNext={onNext} onRest={onRest} />
  const isLast = course.length > 0
  return (
    <Sheet
      onRest={onRest}
      actions={
        <>
          <Button tone="secondary" onClick={onRest}>
            확인
          </Button>
          {isLast && (
            <Button
              data-first-focus
              onClick={() => leadOnTo(`/edu/study/survey?onlineEduNo=${lecture.enrolmentNo}`)}
            >
              설문 답하기
            </Button>
          )}
        </>
      }
    >
      <Chapters course={course} />
      {isLast && <p className={styles.done}>강의를 다 들으셨습니다. 설문에 답해주세요.</p>}
    </Sheet>
  )
}

type NextSheetProps = Pick<LectureEndedProps, 'onNext' | 'onRest'> & {
  course: readonly CourseLecture[]
  next: CourseLecture
}

function NextSheet({ course, next, onNext, onRest }: NextSheetProps) {
  const { left, stop } = useCountdown(NEXT_AFTER_SECONDS, () => onNext(next.lectureNo))
  return (
    <Sheet
      onRest={onRest}
      actions={
        <>
          <Button tone="secondary" onClick={onRest}>
            확인
          </Button>
          <Button data-first-focus onClick={() => onNext(next.lectureNo)}>
            <Play aria-hidden />
            다음 강의 듣기
          </Button>
        </>
      }
    >
      <Chapters course={course} next={next.lectureNo} />
      <p className={styles.facts}>
        <span className={styles.saved}>
          <CircleCheck aria-hidden />
          모두 저장됨
        </span>
        <span>
          남은 강의 <strong>{lengthText(secondsLeft(course))}</strong>
        </span>
      </p>
      <div className={styles.next}>
        {left !== null && (
          <span className={styles.ring} style={shareOf(left)} aria-hidden>
            {left}
          </span>
        )}
        <div>
          <p className={styles.title}>
            다음: {next.order}강 {next.title}
          </p>
          {left !== null && <p className={styles.soon}>{left}초 뒤 시작합니다</p>}
          <p className={styles.length}>{lengthText(next.durationSeconds - next.studyTime)}</p>
          {left !== null && (
            <Button tone="quiet" size="small" onClick={stop}>
              자동 시작 멈추기
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}

const shareOf = (left: number) => ({ '--left': left / NEXT_AFTER_SECONDS }) as CSSProperties

type SheetProps = { onRest: () => void; actions: ReactNode; children: ReactNode }

function Sheet({ onRest, actions, children }: SheetProps) {
  return (
    <Dialog
      isOpen
      kind="alert"
      placement="foot"
      title="영상이 종료되었습니다."
      onClose={onRest}
      actions={actions}
    >
      <div className={styles.sheet}>{children}</div>
    </Dialog>
  )
}

function Chapters({ course, next }: { course: readonly CourseLecture[]; next?: LectureNo }) {
  return (
    <ol className={styles.chapters}>
      {course.map((one) => (
        <li
          key={one.lectureNo}
          data-done={isFinished(one) || undefined}
          data-next={one.lectureNo === next || undefined}
        >
          {isFinished(one) && <Check aria-label="완료" />}
          {one.order}강
        </li>
      ))}
    </ol>
  )
}
