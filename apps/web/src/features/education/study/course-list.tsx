import { guardSentence } from '@hygiene/domain/education/study/guard-text'
import { inOneLine, studyButton, studySentence } from '@hygiene/domain/member/next-action/action-label'
import { lengthText } from '@hygiene/domain/member/next-action/deadline-text'
import { studyActionState } from '@hygiene/domain/member/next-action/next-action'
import { studyDeadlineSentence } from '@hygiene/domain/education/study/study-deadline'
import { withTrade } from '@hygiene/domain/education/enrolment/with-trade'
import { Badge, Card, linkButton } from '@hygiene/ui'
import { ChevronRight, Play } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LectureLink } from '../../../shared/study-steps/lecture-link.tsx'
import { OwnApplicationLink, ownOnlinePath } from '../../../shared/own-application/own-application-link.tsx'
import { replayRoomPath, roomPath, stepPath } from '../../../shared/study-steps/step-path.ts'
import styles from './course-list.module.css'
import { ProgressLine } from './progress-line.tsx'
import type { Course } from './study-text.ts'

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
      lead={withTrade(educationName, educationName, course.industryType)}
      action={<Badge tone={isCompleted ? 'brand' : 'accent'}>{isCompleted ? '수료' : '수강 중'}</Badge>}
    >
      <div className={styles.body}>
        <ProgressLine share={course.studiedSeconds / course.totalSeconds} text={progressText(course)} />
        <p className={styles.next}>{inOneLine(studySentence(stateOf(course), course.lectureOrder))}</p>
        {!isCompleted && <p className={styles.until}>{untilSentence(course, now)}</p>}
        <div className={styles.actions}>
          <NextStepLink course={course} />
          <LecturesLink course={course} />
          {!isCompleted && (
            <OwnApplicationLink to={ownOnlinePath(enrolmentNo)} businessName={businessName} tone="quiet" />
          )}
        </div>
      </div>
    </Card>
  )
}

function LecturesLink({ course: { enrolmentNo, businessName, nextStep } }: { course: Course }) {
  const isCompleted = nextStep === 'completed'
  const text = isCompleted ? '다시보기' : '강의 목록'
  return (
    <Link
      {...linkButton({ tone: 'quiet' })}
      to={isCompleted ? replayRoomPath(enrolmentNo) : roomPath(enrolmentNo)}
      aria-label={`${text}: ${businessName}`}
    >
      {text}
    </Link>
  )
}

function NextStepLink({ course }: { course: Course }) {
  const { enrolmentNo, businessName, nextStep, lectureNo, lectureOrder } = course
  const text = studyButton(stateOf(course), lectureOrder)
  if (nextStep === 'lectures' && lectureNo !== null) {
    return (
      <LectureLink enrolmentNo={enrolmentNo} lectureNo={lectureNo} tone="primary" of={businessName}>
        <Play aria-hidden fill="currentColor" />
        {text}
      </LectureLink>
    )
  }
  return (
    <Link {...linkButton()} to={stepPath(nextStep, enrolmentNo)} aria-label={`${text}: ${businessName}`}>
      {text}
      <ChevronRight aria-hidden />
    </Link>
  )
}

function progressText({ lectureCount, finishedCount, totalSeconds, studiedSeconds }: Course): string {
  if (finishedCount === lectureCount) return `강의 ${lectureCount}개를 모두 마치셨습니다.`
  const left = lengthText(totalSeconds - studiedSeconds)
  return `강의 ${lectureCount}개 가운데 ${finishedCount}개를 마치셨습니다. 남은 시간은 ${left}입니다.`
}

/** Prefers the sentence of the guard, which is derived from the deadline and says more. */
function untilSentence({ guard, year }: Course, now: Date): string {
  if (guard === null) return studyDeadlineSentence(year, now)
  return `${guardSentence({ state: guard.state, startBy: new Date(guard.startBy) })}.`
}

const stateOf = ({ nextStep, studiedSeconds }: Course) => studyActionState(nextStep, studiedSeconds)
