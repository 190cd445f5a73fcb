import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { StudyStatus } from '@hygiene/domain/text'
import { Badge, type BadgeTone } from '@hygiene/ui'
import { Check, Play } from 'lucide-react'
import { LectureRow, LectureRows } from '../../../shared/lecture-rows/lecture-rows.tsx'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import { ProgressLine } from './progress-line.tsx'
import type { Lecture } from './study-text.ts'

type LectureListProps = {
  lectures: readonly Lecture[]
  enrolmentNo: EnrolmentNo
  current: Lecture | undefined
}

/** The lectures in order; the one to go on with stands out. */
export function LectureList({ lectures, enrolmentNo, current }: LectureListProps) {
  return (
    <LectureRows>
      {lectures.map((lecture) => (
        <StudiedRow
          key={lecture.lectureNo}
          lecture={lecture}
          enrolmentNo={enrolmentNo}
          isCurrent={lecture === current}
        />
      ))}
    </LectureRows>
  )
}

type StudiedRowProps = { lecture: Lecture; enrolmentNo: EnrolmentNo; isCurrent: boolean }

function StudiedRow({ lecture, enrolmentNo, isCurrent }: StudiedRowProps) {
  const { title, durationSeconds, studyTime, lectureNo } = lecture
  const { tone, badge, text, button } = stateOf(lecture)
  const isFinished = lecture.status === StudyStatus.finished
  return (
    <LectureRow
      lecture={lecture}
      isCurrent={isCurrent}
      state={
        <>
          <Badge tone={tone}>
            {isFinished && <Check aria-hidden />}
            {badge}
          </Badge>
          <span>{text}</span>
        </>
      }
      progress={
        studyTime > 0 &&
        !isFinished && (
          <ProgressLine
            share={studyTime / durationSeconds}
            text={`${lengthText(durationSeconds)} 가운데 ${watchedText(studyTime)} 시청`}
          />
        )
      }
    >
      <LectureLink
        enrolmentNo={enrolmentNo}
        lectureNo={lectureNo}
        isReplay={isFinished}
        tone="secondary"
        of={title}
      >
        <Play aria-hidden />
        {button}
      </LectureLink>
    </LectureRow>
  )
}

type LectureState = { tone: BadgeTone; badge: string; text: string; button: string }

function stateOf({ status, studyTime, durationSeconds }: Lecture): LectureState {
  const whole = lengthText(durationSeconds)
  if (status === StudyStatus.finished)
    return { tone: 'brand', badge: '완료', text: whole, button: '다시보기' }
  if (studyTime === 0) return { tone: 'neutral', badge: '시청 전', text: whole, button: '시청하기' }
  const left = `남은 시간 ${lengthText(durationSeconds - studyTime)}`
  return { tone: 'accent', badge: '시청 중', text: left, button: '이어보기' }
}

/** Watched time is never rounded up. */
function watchedText(seconds: number): string {
  return lengthText(seconds < 60 ? Math.floor(seconds) : Math.floor(seconds / 60) * 60)
}
