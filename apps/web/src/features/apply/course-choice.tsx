import { formatWon, type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { EmptyState, NoticeBox } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { applyPath } from '../../frame/menu.ts'
import type { Course } from './apply.tsx'
import styles from '../../applying/guide.module.css'

/** One tap to the right form; a closed course says why and since when. */
export function CourseChoice({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return <EmptyState message="올해 운영하는 온라인교육이 아직 없습니다." />
  const closed = courses.filter(({ isOpen }) => !isOpen)
  return (
    <div className={styles.choice}>
      {closed[0] && <NoticeBox tone="warn" title={closed[0].periodSentence} />}
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.educationCodeNo}>
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CourseRow({ course }: { course: Course }) {
  const industryType = course.industryType as IndustryType
  const words = (
    <span className={styles.words}>
      <strong>{industryTypeLabel[industryType]}</strong>
      <span>
        {course.year}년 · 온라인 {course.hours}시간 · {formatWon(course.price)}
      </span>
    </span>
  )
  if (!course.isOpen) {
    return (
      <div className={styles.course} data-closed>
        {words}
        <span className={styles.state}>신청 기간 아님</span>
      </div>
    )
  }
  return (
    <Link className={styles.course} to={applyPath('online', industryType)}>
      {words}
      <span className={styles.state}>
        신청하기
        <ChevronRight aria-hidden />
      </span>
    </Link>
  )
}
