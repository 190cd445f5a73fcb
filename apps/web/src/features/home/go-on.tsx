import { read } from '@hygiene/client'
import { type EntityOf, type fetchRecentEducation, listInPersonClasses } from '@hygiene/contracts'
import { seoulSentenceOnScreen, OnlineType } from '@hygiene/domain'
import { linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Play } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './person-box.module.css'

type Recent = EntityOf<typeof fetchRecentEducation>

/** The one thing to go on with: a lecture, or the next day in a hall. */
export function GoOn({ recent }: { recent: Recent | undefined }) {
  if (recent?.resume) return <Resume resume={recent.resume} />
  if (recent?.eduType === OnlineType.collective) return <NextDay />
  return <StudyRoom />
}

function Resume({ resume: { title, enrolmentNo } }: { resume: NonNullable<Recent['resume']> }) {
  return (
    <>
      <p className={styles.resume}>{title}</p>
      <Link {...linkButton({ wide: true })} to={`/edu/study/room?onlineEduNo=${enrolmentNo}`}>
        <Play aria-hidden />
        이어서 수강
      </Link>
    </>
  )
}

function NextDay() {
  const { data } = useQuery(read(listInPersonClasses, {}))
  const next = data?.list[0]
  if (!next) return <StudyRoom />
  const { sessionDay, venue } = next
  return (
    <>
      <p className={styles.resume}>
        집합교육 {seoulSentenceOnScreen(sessionDay.eduDate)} {sessionDay.startTime} {venue.location}
      </p>
      <Link {...linkButton({ wide: true })} to="/edu/study/list">
        <CalendarDays aria-hidden />
        일정·수강증 보기
      </Link>
    </>
  )
}

function StudyRoom() {
  return (
    <>
      <p className={styles.resume}>신청한 교육은 나의 학습실에서 들으실 수 있습니다.</p>
      <Link {...linkButton({ wide: true })} to="/edu/study/list">
        나의 학습실
      </Link>
    </>
  )
}
