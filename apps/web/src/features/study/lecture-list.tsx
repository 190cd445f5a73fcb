import { type EnrolmentNo, lengthWords, StudyStatus } from '@hygiene/domain'
import { Badge, type BadgeTone } from '@hygiene/ui'
import { Check, Play } from 'lucide-react'
import { LectureLink } from '../../shared/study-steps/lecture-link.tsx'
import styles from './lecture-list.module.css'
import { ProgressLine } from './progress-line.tsx'
import type { Lecture } from './study-words.ts'

type LectureListProps = {
  lectures: readonly Lecture[]
  enrolmentNo: EnrolmentNo
  current: Lecture | undefined
}

/** The lectures in order; the one to go on with stands out. */
export function LectureList({ lectures, enrolmentNo, current }: LectureListProps) {
  return (
    <ol className={styles.list}>
      {lectures.map((lecture) => (
        <LectureRow
          key={lecture.lectureNo}
          lecture={lecture}
          enrolmentNo={enrolmentNo}
          isCurrent={lecture === current}
        />
      ))}
    </ol>
  )
}

type LectureRowProps = { lecture: Lecture; enrolmentNo: EnrolmentNo; isCurrent: boolean }

function LectureRow({ lecture, enrolmentNo, isCurrent }: LectureRowProps) {
  const { order, title, summary, durationSeconds, studyTime } = lecture
  const { tone, badge, words, button } = stateOf(lecture)
  const isBegun = studyTime > 0 && lecture.status !== StudyStatus.finished
  return (
    <li className={styles.row} data-current={isCurrent || undefined}>
      <div className={styles.words}>
        <p className={styles.state}>
          <Badge tone={tone}>
            {lecture.status === StudyStatus.finished && <Check aria-hidden />}
            {badge}
          </Badge>
          <span>{words}</span>
        </p>
        <h3 className={styles.title}>
          {order}. {title}
        </h3>
        <p className={styles.summary}>{summary}</p>
        {isBegun && (
          <ProgressLine
            share={studyTime / durationSeconds}
            words={`${lengthWords(durationSeconds)} 가운데 ${watchedWords(studyTime)} 시청`}
          />
        )}
      </div>
      <LectureLink enrolmentNo={enrolmentNo} lectureNo={lecture.lectureNo} tone="secondary" of={title}>
        <Play aria-hidden />
        {button}
      </LectureLink>
    </li>
  )
}

type LectureState = { tone: BadgeTone; badge: string; words: string; button: string }

function stateOf({ status, studyTime, durationSeconds }: Lecture): LectureState {
  const whole = lengthWords(durationSeconds)
  if (status === StudyStatus.finished)
    return { tone: 'brand', badge: '완료', words: whole, button: '다시 보기' }
  if (studyTime === 0) return { tone: 'neutral', badge: '시청 전', words: whole, button: '시청하기' }
  const left = `남은 시간 ${lengthWords(durationSeconds - studyTime)}`
  return { tone: 'accent', badge: '시청 중', words: left, button: '이어보기' }
}

/** Watched time is never rounded up. */
function watchedWords(seconds: number): string {
  return lengthWords(seconds < 60 ? Math.floor(seconds) : Math.floor(seconds / 60) * 60)
}
