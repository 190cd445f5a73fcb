import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listLectures } from '@hygiene/contracts/education/study/list-lectures'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { StudyStatus } from '@hygiene/domain/text'
import { Card, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { LectureRow, LectureRows } from '../../../shared/lecture-rows/lecture-rows.tsx'
import { MaterialsCard } from '../../../shared/study-steps/materials-card.tsx'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import { roomPath } from '../../../shared/study-steps/step-path.ts'
import styles from './replay.module.css'

type Room = EntityOf<typeof listLectures>

export function ReplayRoom({ enrolmentNo }: { enrolmentNo: EnrolmentNo }) {
  const room = useQuery({ ...read(listLectures, { enrolmentNo }), staleTime: 0 })
  const lead = room.data && `${room.data.educationName} · ${room.data.businessName}`
  return (
    <Screen lead={lead ?? (room.isPending && <span data-waiting />)}>
      <Loaded query={room}>{(entity) => <RoomBody room={entity} />}</Loaded>
    </Screen>
  )
}

function RoomBody({ room: { enrolmentNo, status, list } }: { room: Room }) {
  const isCompleted = status === 'completed'
  const open = list.filter((lecture) => isCompleted || lecture.status === StudyStatus.finished)
  return (
    <>
      <Card title="강의" lead="앞뒤로 자유롭게 넘겨 보셔도 수강 기록은 바뀌지 않습니다.">
        {open.length > 0 && (
          <LectureRows>
            {open.map((lecture) => (
              <LectureRow
                key={lecture.lectureNo}
                lecture={lecture}
                state={lengthText(lecture.durationSeconds)}
              >
                <LectureLink
                  enrolmentNo={enrolmentNo}
                  lectureNo={lecture.lectureNo}
                  isReplay
                  tone="secondary"
                  of={lecture.title}
                >
                  <Play aria-hidden />
                  다시보기
                </LectureLink>
              </LectureRow>
            ))}
          </LectureRows>
        )}
        {open.length < list.length && (
          <StillToStudy count={list.length - open.length} enrolmentNo={enrolmentNo} />
        )}
      </Card>
      <MaterialsCard />
    </>
  )
}

function StillToStudy({ count, enrolmentNo }: { count: number; enrolmentNo: EnrolmentNo }) {
  return (
    <div className={styles.body}>
      <p>아직 끝까지 듣지 않으신 강의가 {count}개 있습니다.</p>
      <Link {...linkButton({ tone: 'secondary' })} to={roomPath(enrolmentNo)}>
        이어서 수강하기
      </Link>
    </div>
  )
}
