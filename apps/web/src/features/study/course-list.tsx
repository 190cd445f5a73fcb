import { Badge, Card, linkButton } from '@hygiene/ui'
import { seoulSentenceOnScreen, type IndustryType, industryTypeLabel } from '@hygiene/domain'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './course-list.module.css'
import { ProgressLine } from './progress-line.tsx'
import { type Course, lengthWords, NEXT_WORDS, roomPath, stepPath } from './study-words.ts'

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
  const { enrolmentNo, educationName, businessName, nextStep } = course
  const isCompleted = nextStep === 'completed'
  return (
    <Card
      isRow
      level={3}
      title={businessName}
      lead={`${educationName} · ${industryTypeLabel[course.industryType as IndustryType]}`}
      action={<Badge tone={isCompleted ? 'brand' : 'accent'}>{isCompleted ? '수료' : '수강 중'}</Badge>}
    >
      <div className={styles.body}>
        <ProgressLine share={course.studiedSeconds / course.totalSeconds} words={progressWords(course)} />
        <p className={styles.next}>{NEXT_WORDS[nextStep].what}</p>
        {!isCompleted && (
          <p className={styles.until}>{seoulSentenceOnScreen(course.endDate)}까지 수료하셔야 합니다.</p>
        )}
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

function buttonWords({ nextStep, studiedSeconds }: Course): string {
  return nextStep === 'lectures' && studiedSeconds > 0 ? '이어서 수강하기' : NEXT_WORDS[nextStep].button
}

/** Several courses have the same button, so its name says whose it is. */
const actionLabel = (course: Course) => `${buttonWords(course)}: ${course.businessName}`
