import { courseVersionLabel } from '@hygiene/domain/education/course/course-version'
import { type IndustryType, industryTypeLabel, type SalesType, salesTypeLabel } from '@hygiene/domain/text'
import { DefinitionList } from '@hygiene/ui'
import { Link } from 'react-router-dom'
import recordParts from '../../../shared/record/record-parts.module.css'
import type { LectureRecord } from './lecture-text.ts'
import styles from './lectures.module.css'

const people = (count: number) => `${count.toLocaleString('ko-KR')}명`

/** Whom a change of the video meets, and the courses that hold the lecture. */
export function LectureSide({ record }: { record: LectureRecord }) {
  const { watching, begun, finished } = record.people
  return (
    <div className={styles.side}>
      <h2>적용 대상</h2>
      <DefinitionList
        items={[
          { term: '지금 듣는 사람', detail: `${people(watching)} · 보던 영상 그대로` },
          { term: '듣다 만 사람', detail: `${people(begun)} · 다음에 열 때 새 영상` },
          { term: '다 들은 사람', detail: `${people(finished)} · 아무 변화 없음` },
        ]}
      />
      <h2>들어 있는 과정</h2>
      {record.courses.length === 0 ? (
        <p>들어 있는 과정이 없습니다.</p>
      ) : (
        <ul>
          {record.courses.map((course) => (
            <li key={course.courseNo}>
              <Link className={recordParts.link} to={`/courses/${course.courseNo}`}>
                {course.year}년 {salesTypeLabel[course.salesType as SalesType]} ·{' '}
                {industryTypeLabel[course.industryType as IndustryType]}
              </Link>{' '}
              <small>
                버전 {course.edition} {courseVersionLabel[course.state]}
                {course.title !== record.title && ` · 이름 «${course.title}»`}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
