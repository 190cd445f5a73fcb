import type { Queries } from '@hygiene/db/connect'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { mayStepInPerson } from '@hygiene/domain/in-person/enrolment/record-step'
import { applicantView, wireInstant } from './applicant-view.ts'

/** What staff see of an enrolment for a venue; null where there is none of this number. */
export async function inPersonView(db: Queries, inPersonEnrolmentNo: InPersonEnrolmentNo) {
  const enrolment = await db.inPersonEnrolment.findUnique({
    where: { inPersonEnrolmentNo },
    include: { course: true, booking: { include: { session: { include: { venue: true } } } } },
  })
  if (!enrolment) return null
  const { course, booking, status } = enrolment
  const { session } = booking
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
      studied: wireInstant(enrolment.attendedAt),
      surveyed: null,
      completed: wireInstant(enrolment.completedAt),
      ended: wireInstant(enrolment.endedAt),
    },
    lectures: [],
    identityChecks: [],
    attempts: [],
    untilOn: null,
    session: {
      sessionNo: session.sessionNo,
      startsAt: session.startsAt,
      venue: session.venue.name,
    },
    may: {
      correct: !hasInPersonEnded(status),
      cancel: mayStepInPerson('cancel', enrolment),
      refund: status === 'paid',
      extend: false,
    },
  }
}
