import {
  type IndustryType,
  inOneLine,
  lengthWords,
  studyActState,
  studyButton,
  studyDeadlineSentence,
  studySentence,
  withTrade,
} from '@hygiene/domain'
import { Badge, Card, linkButton } from '@hygiene/ui'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { roomPath, stepPath } from '../../shared/study-steps/step-path.ts'
import styles from './course-list.module.css'
import { ProgressLine } from './progress-line.tsx'
import type { Course } from './study-words.ts'

/** Every course under study: its progress, its next step, and one main button. */
export function CourseList({ courses }: { courses: readonly Course[] }) {
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
  const [now] = useState(() => new Date())
  const { enrolmentNo, educationName, businessName, nextStep } = course
  const isCompleted = nextStep === 'completed'
  return (
    <Card
      isRow
      level={3}
      title={businessName}
      lead={withTrade(educationName, educationName, course.industryType as IndustryType)}
      action={<Badge tone={isCompleted ? 'brand' : 'accent'}>{isCompleted ? '수료' : '수강 중'}</Badge>}
    >
      <div className={styles.body}>
        <ProgressLine share={course.studiedSeconds / course.totalSeconds} words={progressWords(course)} />
        <p className={styles.next}>{inOneLine(studySentence(stateOf(course), course.lectureOrder))}</p>
        {!isCompleted && <p className={styles.until}>{studyDeadlineSentence(course.year, now)}</p>}
        <div className={styles.actions}>
          <Link {...linkButton()} to={stepPath(nextStep, enrolmentNo)} aria-label={actionLabel(course)}>
            {buttonWords(course)}
            <ChevronRight aria-hidden />
          </Link>
          {nextStep !== 'lectures' && (
            <Link
              {...linkButton({ tone: 'quiet' })}
              to={roomPath(enrolmentNo)}
              aria-label={`강의 목록: ${businessName}`}
            >
              강의 목록
            </Link>
          )}
        </div>
      </div>
    </Card>
  )
}

function progressWords({ lectureCount, finishedCount, totalSeconds, studiedSeconds }: Course): string {
  if (finishedCount === lectureCount) return `강의 ${lectureCount}개를 모두 마치셨습니다.`
  const left = lengthWords(totalSeconds - studiedSeconds)
  return `강의 ${lectureCount}개 가운데 ${finishedCount}개를 마치셨습니다. 남은 시간은 ${left}입니다.`
}

const stateOf = ({ nextStep, studiedSeconds }: Course) => studyActState(nextStep, studiedSeconds)

function buttonWords(course: Course): string {
  return studyButton(stateOf(course), course.lectureOrder)
}

/** Several courses have the same button, so its name says whose it is. */
const actionLabel = (course: Course) => `${buttonWords(course)}: ${course.businessName}`
