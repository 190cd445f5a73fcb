import { type EnrolmentStatus, isLive } from '../online-education/enrolment-status.ts'
import { endOfSeoulYear } from '../time/seoul-day.ts'
import { IDENTITY_VALID_MINUTES, type StudyFacts } from './study-order.ts'

/** What is stored about the study of one enrolment. */
export type StudyRecord = {
  status: EnrolmentStatus
  /** The education year. */
  year: number
  lectureCount: number
  finishedLectureCount: number
  isSurveyDone: boolean
  /** When the enrolled person last proved to be that person. */
  identityCheckedAt: Date | null
}

/** An enrolment ends with its year (specification section 9), also before the nightly job has written so. */
export function statusAt(enrolment: { status: EnrolmentStatus; year: number }, now: Date): EnrolmentStatus {
  const isOver = now.getTime() >= endOfSeoulYear(enrolment.year).getTime()
  return isOver && isLive(enrolment.status) ? 'expired' : enrolment.status
}

export function studyFactsAt(record: StudyRecord, now: Date): StudyFacts {
  const { identityCheckedAt, lectureCount, finishedLectureCount, isSurveyDone } = record
  return {
    status: statusAt(record, now),
    lectureCount,
    finishedLectureCount,
    isSurveyDone,
    // Only checks of the enrolled person are stored as confirmed.
    identity: identityCheckedAt && { checkedAt: identityCheckedAt, isEnrolledPerson: true },
  }
}

export function identityValidUntil(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + IDENTITY_VALID_MINUTES * 60_000)
}
