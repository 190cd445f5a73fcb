import { EmptyState, linkButton } from '@hygiene/ui'
import { OnlineType, onlineTypeLabel } from '@hygiene/domain/text'
import { Link } from 'react-router-dom'
import { ScreenSection } from '../../../app/layout/screen-section.tsx'
import { CourseList } from './course-list.tsx'
import { EducationDays } from './education-days.tsx'
import type { Course, EducationDay } from './study-text.ts'

type StudyListsProps = { courses: readonly Course[]; days: readonly EducationDay[] }

/** Courses to study online, and the days to come in a venue. */
export function StudyLists({ courses, days }: StudyListsProps) {
  if (courses.length === 0 && days.length === 0) return <NothingToStudy />
  return (
    <>
      {days.length > 0 && (
        <ScreenSection title={onlineTypeLabel[OnlineType.collective]}>
          <EducationDays days={days} />
        </ScreenSection>
      )}
      {courses.length > 0 && (
        <ScreenSection title={onlineTypeLabel[OnlineType.online]}>
          <CourseList courses={courses} />
        </ScreenSection>
      )}
    </>
  )
}

function NothingToStudy() {
  return (
    <EmptyState>
      <p>결제하신 온라인교육과 다가오는 집합교육이 여기에 나옵니다.</p>
      <Link {...linkButton()} to="/edu/online">
        온라인교육 신청하기
      </Link>
      <Link {...linkButton({ tone: 'secondary' })} to="/edu/offline">
        집합교육 신청하기
      </Link>
    </EmptyState>
  )
}
