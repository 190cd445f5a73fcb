import { Loaded, read } from '@hygiene/client'
import { listLectures } from '@hygiene/contracts'
import { type EnrolmentNo, seoulSentenceOnScreen, seoulTime, StudyStatus } from '@hygiene/domain'
import { Card, linkButton, NoticeBox } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Screen } from '../../app/layout/screen.tsx'
import { LectureLink } from './lecture-link.tsx'
import { LectureList } from './lecture-list.tsx'
import { ProgressLine } from './progress-line.tsx'
import { StepsAfter } from './steps-after.tsx'
import styles from './study-room.module.css'
import { type Lecture, lengthWords, NEXT_WORDS, type Room, stepPath } from './study-words.ts'

/** /edu/study/room: the next step, the lectures in order, and the steps after them. */
export function StudyRoom({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  // The player is often another window: its saved progress is read when this one is looked at again.
  const room = useQuery({ ...read(listLectures, { enrolmentNo }), staleTime: 0, refetchOnWindowFocus: true })
  const lead = room.data && `${room.data.educationName} · ${room.data.businessName}`
  return (
    <Screen lead={lead}>
      <Loaded query={room}>{(entity) => <RoomBody room={entity} />}</Loaded>
    </Screen>
  )
}

function RoomBody({ room }: { room: Room }) {
  const current = room.list.find(({ status }) => status !== StudyStatus.finished)
  return (
    <>
      <NextCard room={room} current={current} />
      <Card title="강의" lead={`${seoulSentenceOnScreen(room.endDate)}까지 들으실 수 있습니다.`}>
        <LectureList lectures={room.list} enrolmentNo={room.enrolmentNo} current={current} />
      </Card>
      <Card title="강의를 모두 들은 뒤에는" lead="아래 순서대로 진행하시면 수료증이 나옵니다.">
        <StepsAfter room={room} />
      </Card>
    </>
  )
}

function NextCard({ room, current }: { room: Room; current: Lecture | undefined }) {
  const { nextStep, enrolmentNo, identityValidUntil, list } = room
  const total = list.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0)
  const studied = list.reduce((sum, { studyTime }) => sum + studyTime, 0)
  const finished = list.filter(({ status }) => status === StudyStatus.finished).length
  return (
    <Card title="다음에 하실 일">
      <div className={styles.next}>
        <p className={styles.what}>
          {current
            ? `이어서 들으실 강의는 ${current.order}강 ‘${current.title}’입니다.`
            : NEXT_WORDS[nextStep].what}
        </p>
        {current ? (
          <LectureLink
            enrolmentNo={enrolmentNo}
            lectureNo={current.lectureNo}
            tone="primary"
            of={current.title}
          >
            <Play aria-hidden />
            {current.studyTime > 0 ? '이어서 수강하기' : '수강 시작하기'}
          </LectureLink>
        ) : (
          <Link {...linkButton()} to={stepPath(nextStep, enrolmentNo)}>
            {NEXT_WORDS[nextStep].button}
          </Link>
        )}
        <ProgressLine
          share={total === 0 ? 0 : studied / total}
          words={
            current
              ? `강의 ${list.length}개 가운데 ${finished}개 완료 · 남은 시간 ${lengthWords(total - studied)}`
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
