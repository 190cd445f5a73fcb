import { formatWon } from '@hygiene/domain/money/payment/won'
import { type IndustryType, industryTypeLabel } from '@hygiene/domain/text'
import { EmptyState, NoticeBox } from '@hygiene/ui'
import styles from '../../../shared/application-guide/guide-parts.module.css'
import { ClosedTrade, TradeLink } from '../../../shared/application-guide/guide-parts.tsx'
import { applyPath } from '../../../app/layout/menu.ts'
import type { Course } from '../../../shared/application-form/course.ts'

/** One tap to the right form; a closed course says why and since when. */
export function CourseChoice({ courses }: { courses: readonly Course[] }) {
  if (courses.length === 0) return <EmptyState message="올해 운영하는 온라인교육이 아직 없습니다." />
  const closed = courses.filter(({ isOpen }) => !isOpen)
  return (
    <div className={styles.choice}>
      {closed[0] && <NoticeBox tone="warn" title={closed[0].periodSentence} />}
      <ul className={styles.courses}>
        {courses.map((course) => (
          <li key={course.courseNo}>
            <CourseRow course={course} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function CourseRow({ course }: { course: Course }) {
  const industryType = course.industryType as IndustryType
  const facts = (
    <>
      <span>
        {course.year}년 · 온라인 {course.hours}시간
      </span>
      <span className={styles.price}>{formatWon(course.price)}</span>
    </>
  )
  const name = industryTypeLabel[industryType]
  if (!course.isOpen) return <ClosedTrade name={name}>{facts}</ClosedTrade>
  return (
    <TradeLink name={name} to={applyPath('online', industryType)}>
      {facts}
    </TradeLink>
  )
}
