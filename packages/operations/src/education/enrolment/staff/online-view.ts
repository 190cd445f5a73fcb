import type { IdentityCheck } from '@hygiene/db/generated/client'
import type { Queries } from '@hygiene/db/connect'
import type { EnrolmentNo } from '@hygiene/domain/record-numbers'
import { hasEnded, isPaidOnline, isUnderStudy } from '@hygiene/domain/education/enrolment/enrolment-status'
import { lastExtensionDay, lastStudyDay } from '@hygiene/domain/education/study/study-term'
import { mayStepOnline } from '@hygiene/domain/education/enrolment/enrolment-step'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { titlesOfVersions } from '../../course/titles-of-version.ts'
import { applicantView, wireInstant } from './applicant-view.ts'

export async function onlineView(db: Queries, enrolmentNo: EnrolmentNo, now: Date) {
  const enrolment = await db.onlineEnrolment.findUnique({
    where: { enrolmentNo },
    include: {
      course: { include: { lectures: { include: { lecture: true }, orderBy: { position: 'asc' } } } },
      progress: true,
      attempts: { orderBy: { round: 'desc' } },
      identityChecks: { orderBy: { requestedAt: 'desc' } },
    },
  })
  if (!enrolment) return null
  const { course, progress } = enrolment
  const text = await titlesOfVersions(db, [course.courseNo])
  const status = statusAt(enrolment, now)
  return {
    ...applicantView(enrolment),
    status,
    courseName: course.name,
    courseNo: course.courseNo,
    edition: course.edition,
    passScore: course.passScore,
    questionCount: course.questionCount,
    steps: {
      applied: enrolment.appliedAt,
      paid: wireInstant(enrolment.paidAt),
      studied: wireInstant(enrolment.studiedAt),
      surveyed: wireInstant(enrolment.surveyedAt),
      completed: wireInstant(enrolment.completedAt),
      ended: wireInstant(enrolment.endedAt),
    },
    lectures: course.lectures.map(({ lecture }) => {
      const watched = progress.find(({ lectureNo }) => lectureNo === lecture.lectureNo)
      return {
        title: text(course.courseNo, lecture.lectureNo)?.title ?? lecture.title,
        creditedSeconds: Math.floor((watched?.creditedMs ?? 0) / 1000),
        durationSeconds: lecture.durationSeconds,
        finishedAt: wireInstant(watched?.finishedAt ?? null),
      }
    }),
    identityChecks: enrolment.identityChecks.map(checkView),
    attempts: enrolment.attempts.map((attempt) => ({
      ...attempt,
      startedAt: attempt.startedAt,
      submittedAt: wireInstant(attempt.submittedAt),
    })),
    session: null,
    untilOn: lastStudyDay(enrolment),
    may: {
      correct: !hasEnded(status),
      cancel: mayStepOnline('cancel', status),
      refund: isPaidOnline(status) && status !== 'completed',
      extend: isUnderStudy(status) && lastStudyDay(enrolment) < lastExtensionDay(enrolment.year),
    },
  }
}

function checkView({ requestedAt, method, confirmedAt, refusedReason }: IdentityCheck) {
  const outcome = confirmedAt
    ? ('confirmed' as const)
    : refusedReason
      ? ('refused' as const)
      : ('open' as const)
  return { requestedAt, method, outcome }
}
