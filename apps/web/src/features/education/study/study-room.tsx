import { Loaded, read } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import { studyDeadlineSentence } from '@hygiene/domain/education/study/study-deadline'
import { inOneLine, studyButton, studySentence } from '@hygiene/domain/member/next-action/action-label'
import { lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { studyActionState } from '@hygiene/domain/member/next-action/next-action'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { StudyStatus } from '@hygiene/domain/text'
import { seoulTime, seoulYear } from '@hygiene/domain/time/seoul-day'
import { Badge, type BadgeTone, Card, linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { OnlineDesignationReminder } from '../../../shared/designation-reminder/designation-reminder.tsx'
import { LectureRow, LectureRows } from '../../../shared/lecture-rows/lecture-rows.tsx'
import { GuardCard } from '../../../shared/study-guard/guard-card.tsx'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import { MaterialsCard } from '../../../shared/study-steps/materials-card.tsx'
import { stepPath } from '../../../shared/study-steps/step-path.ts'
import { ProgressLine } from './progress-line.tsx'
import { StepsAfter } from './steps-after.tsx'
import styles from './study-room.module.css'
import type { Lecture, Room } from './study-text.ts'

export function StudyRoom({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  // The player is often another window, so its saved progress is read when this window becomes visible again.
  const room = useQuery({
    ...read(listLectures, { enrolmentNo }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  const lead = room.data && `${room.data.educationName} · ${room.data.businessName}`
  return (
    <Screen lead={lead ?? (room.isPending && <span data-waiting />)}>
      <Loaded query={room}>{(entity) => <RoomBody room={entity} />}</Loaded>
    </Screen>
  )
}

function RoomBody({ room }: { room: Room }) {
  const [now] = useState(() => new Date())
  const isOver = room.guard?.state === 'over'
  const current = room.list.find(({ status }) => status !== StudyStatus.finished)
  return (
    <>
      <NextCard room={room} current={current} />
      <OnlineDesignationReminder enrolmentNo={room.enrolmentNo} />
      {room.guard && <GuardCard guard={room.guard} />}
      <Card
        title="강의"
        lead={isOver ? undefined : studyDeadlineSentence(seoulYear(new Date(room.endDate)), now)}
      >
        <LectureList lectures={room.list} enrolmentNo={room.enrolmentNo} current={current} />
      </Card>
      <Card title="강의를 모두 들은 뒤에는" lead="아래 순서대로 진행하시면 수료증이 나옵니다.">
        <StepsAfter room={room} />
      </Card>
      <MaterialsCard />
    </>
  )
}

function NextCard({ room, current }: { room: Room; current: Lecture | undefined }) {
  const { nextStep, enrolmentNo, identityValidUntil, list } = room
  const total = list.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  const studied = list.reduce((sum, { studyTime }) => sum + studyTime, 0)
  const state = studyActionState(nextStep, studied)
  const order = current?.order ?? null
  const finished = list.filter(({ status }) => status === StudyStatus.finished).length
  return (
    <Card title="다음에 하실 일">
      <div className={styles.next}>
        <p className={styles.what}>{inOneLine(studySentence(state, order))}</p>
        {current ? (
          <LectureLink
            enrolmentNo={enrolmentNo}
            lectureNo={current.lectureNo}
            tone="primary"
            of={current.title}
          >
            <Play aria-hidden />
            {studyButton(state, order)}
          </LectureLink>
        ) : (
          <Link {...linkButton()} to={stepPath(nextStep, enrolmentNo)}>
            {studyButton(state, order)}
          </Link>
        )}
        <ProgressLine
          share={total === 0 ? 0 : studied / total}
          text={
            current
              ? `강의 ${list.length}개 가운데 ${finished}개 완료 · 남은 시간 ${lengthText(total - studied)}`
              : `강의 ${list.length}개를 모두 마치셨습니다.`
          }
        />
        {nextStep === 'exam' && identityValidUntil && (
          <NoticeBox>
            본인확인은 {seoulTime(new Date(identityValidUntil))}까지 유효합니다. 그 전에 평가를 제출해주세요.
          </NoticeBox>
        )}
      </div>
    </Card>
  )
}

type LectureListProps = {
  lectures: readonly Lecture[]
  enrolmentNo: EnrolmentNo
  current: Lecture | undefined
}

function LectureList({ lectures, enrolmentNo, current }: LectureListProps) {
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

/** Never rounds watched time up. */
function watchedText(seconds: number): string {
  return lengthText(seconds < 60 ? Math.floor(seconds) : Math.floor(seconds / 60) * 60)
}
