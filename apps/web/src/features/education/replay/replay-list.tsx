import { Loaded, read } from '@hygiene/client'
import type { EntityOf } from '@hygiene/contracts/kit/endpoint'
import { listStudyRoom } from '@hygiene/contracts/education/study/list-study-room'
import { withTrade } from '@hygiene/domain/education/enrolment/with-trade'
import { Badge, Card, EmptyState, linkButton } from '@hygiene/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Screen } from '../../../app/layout/screen.tsx'
import { replayRoomPath } from '../../../shared/study-steps/step-path.ts'
import styles from './replay.module.css'

type Course = EntityOf<typeof listStudyRoom>['list'][number]

export function ReplayList() {
  const courses = useQuery({ ...read(listStudyRoom, { limit: -1 }), staleTime: 0 })
  return (
    <Screen lead="끝까지 들으신 강의를 다시 보실 수 있습니다.">
      <Loaded query={courses}>{({ list }) => <Courses courses={list.filter(hasReplays)} />}</Loaded>
    </Screen>
  )
}

const isCompleted = ({ nextStep }: Course) => nextStep === 'completed'
const hasReplays = (course: Course) => isCompleted(course) || course.finishedCount > 0

function Courses({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return <NothingToReplay />
  return (
    <ul className={styles.list}>
      {courses.map((course) => (
        <li key={course.enrolmentNo}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  )
}

function CourseCard({ course }: { course: Course }) {
  const { enrolmentNo, year, educationName, businessName, industryType, finishedCount, lectureCount } = course
  return (
    <Card
      isRow
      title={businessName}
      lead={withTrade(educationName, educationName, industryType)}
      action={
        <Badge tone={isCompleted(course) ? 'brand' : 'accent'}>
          {isCompleted(course) ? '수료' : '수강 중'}
        </Badge>
      }
    >
      <div className={styles.body}>
        <p>
          {isCompleted(course)
            ? `강의 ${lectureCount}개를 모두 다시 보실 수 있습니다.`
            : `강의 ${lectureCount}개 가운데 ${finishedCount}개를 다시 보실 수 있습니다.`}
        </p>
        <Link
          {...linkButton()}
          to={replayRoomPath(enrolmentNo)}
          aria-label={`강의 고르기: ${year}년 ${businessName}`}
        >
          강의 고르기
          <ChevronRight aria-hidden />
        </Link>
      </div>
    </Card>
  )
}

function NothingToReplay() {
  return (
    <EmptyState>
      <p>강의를 끝까지 들으시면 여기에서 다시 보실 수 있습니다.</p>
      <Link {...linkButton()} to="/edu/study/list">
        나의 학습실로 가기
      </Link>
    </EmptyState>
  )
}
