import { formatSession } from '@hygiene/domain/in-person/session/session-text'
import { OnlineType, onlineTypeLabel } from '@hygiene/domain/text'
import { Badge, Card, EmptyState, linkButton } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ScreenSection } from '../../../app/layout/screen-section.tsx'
import { PrintLink } from '../../../shared/printing/print-link.tsx'
import { slipPath } from '../../../shared/printing/print-paths.ts'
import { VenueCard } from '../../../shared/venue-card/venue-card.tsx'
import styles from './course-list.module.css'
import { CourseList } from './course-list.tsx'
import { type Course, daysUntilText, type EducationDay } from './study-text.ts'

type StudyListsProps = { courses: readonly Course[]; days: readonly EducationDay[] }

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

function EducationDays({ days }: { days: readonly EducationDay[] }) {
  const [now] = useState(() => new Date())
  return (
    <ul className={styles.list}>
      {days.map((day) => (
        <li key={day.info.edu.inPersonEnrolmentNo}>
          <DayCard day={day} now={now} />
        </li>
      ))}
    </ul>
  )
}

function DayCard({ day, now }: { day: EducationDay; now: Date }) {
  const { sessionDay, venue, edu, educationName, status, info } = day
  const isPaid = status !== 'applied'
  return (
    <Card
      isRow
      level={3}
      title={formatSession(sessionDay)}
      lead={`${educationName} · ${edu.businessName}`}
      action={<Badge tone="accent">{daysUntilText(sessionDay.eduDate, now)}</Badge>}
    >
      <div className={styles.body}>
        <p className={styles.next}>
          {isPaid ? '교육 당일 출입구에서 수강증을 보여주세요.' : '아직 결제하지 않으셨습니다.'}
        </p>
        <VenueCard venue={venue} />
        <div className={styles.actions}>
          {isPaid && (
            <PrintLink to={slipPath(info.edu.inPersonEnrolmentNo)} of={edu.businessName}>
              수강증 출력
            </PrintLink>
          )}
          <Link
            {...linkButton({ tone: isPaid ? 'quiet' : 'primary' })}
            to="/edu/offline/list"
            aria-label={`신청 내역: ${edu.businessName}`}
          >
            신청 내역
            <ChevronRight aria-hidden />
          </Link>
        </div>
      </div>
    </Card>
  )
}
