import { type EnrolmentStatus, isLive, isUnderStudy } from '../enrolment/enrolment-status.ts'
import { endOfStudy, type StudyTerm } from './study-term.ts'
import { type Verdict, allowed, denied } from '../../verdict.ts'
import { StudyStatus } from '../../text.ts'
import { IDENTITY_VALID_MINUTES, type StudyFacts } from './study-order.ts'

export type StudyRecord = StudyTerm & {
  status: EnrolmentStatus
  lectureCount: number
  finishedLectureCount: number
  isSurveyDone: boolean
  identityCheckedAt: Date | null
}

type Termed = StudyTerm & { status: EnrolmentStatus }

/** An enrolment ends with its term (specification section 9), even before the nightly job has recorded it. */
export function statusAt(enrolment: Termed, now: Date): EnrolmentStatus {
  const isOver = now.getTime() >= endOfStudy(enrolment).getTime()
  return isOver && isLive(enrolment.status) ? 'expired' : enrolment.status
}

export function mayViewLectures(enrolment: Termed, now: Date): Verdict<'NOT_PAID' | 'ENROLMENT_ENDED'> {
  const status = statusAt(enrolment, now)
  if (status === 'applied') return denied('NOT_PAID')
  return isUnderStudy(status) || status === 'completed' ? allowed() : denied('ENROLMENT_ENDED')
}

/** A lecture is watched without credit after it was seen to its end or its course is completed. */
type Seen = { isFinished: boolean }
const isReplay = (enrolment: { status: EnrolmentStatus }, { isFinished }: Seen): boolean =>
  isFinished || enrolment.status === 'completed'

/** A lecture is studied once; after its end it can only be replayed (docs/rules/watch-credit.md). */
export function mayStudyLecture(
  enrolment: Termed,
  lecture: Seen,
  now: Date,
): Verdict<'NOT_PAID' | 'ENROLMENT_ENDED' | 'LECTURE_FINISHED'> {
  const view = mayViewLectures(enrolment, now)
  if (!view.allowed) return view
  return isReplay(enrolment, lecture) ? denied('LECTURE_FINISHED') : allowed()
}

/** A replay allows seeking, so a lecture that must still be watched cannot be replayed (specification sections 1 and 4). */
export function mayReplayLecture(
  enrolment: Termed,
  lecture: Seen,
  now: Date,
): Verdict<'NOT_PAID' | 'ENROLMENT_ENDED' | 'LECTURE_NOT_FINISHED'> {
  const view = mayViewLectures(enrolment, now)
  if (!view.allowed) return view
  return isReplay(enrolment, lecture) ? allowed() : denied('LECTURE_NOT_FINISHED')
}

export function studyFactsAt(record: StudyRecord, now: Date): StudyFacts {
  const { identityCheckedAt, lectureCount, finishedLectureCount, isSurveyDone } = record
  return {
    status: statusAt(record, now),
    lectureCount,
    finishedLectureCount,
    isSurveyDone,
    identity: identityCheckedAt && { checkedAt: identityCheckedAt, isEnrolledPerson: true },
  }
}

export function identityValidUntil(checkedAt: Date): Date {
  return new Date(checkedAt.getTime() + IDENTITY_VALID_MINUTES * 60_000)
}

export function studyStatusOf(isFinished: boolean): StudyStatus {
  return isFinished ? StudyStatus.finished : StudyStatus.watching
}
