import type { Queries } from '@hygiene/db/connect'
import { LIVE_IN_PERSON } from '@hygiene/domain/in-person/enrolment/record-status'
import { LIVE_ONLINE } from '@hygiene/domain/education/enrolment/enrolment-status'
import {
  nextInPersonAction,
  nextOnlineAction,
  orderActions,
} from '@hygiene/domain/member/next-action/next-action'
import { seoulDay, seoulYear } from '@hygiene/domain/time/seoul-day'
import type { IndustryType, SalesType } from '@hygiene/domain/text'

const MOST = 10

export type MemberSteps = Awaited<ReturnType<typeof onlineSteps | typeof inPersonSteps>>[number]

export async function findMemberSteps(db: Queries, memberNo: number, now: Date): Promise<MemberSteps[]> {
  const [online, inPerson] = await Promise.all([
    onlineSteps(db, memberNo, now),
    inPersonSteps(db, memberNo, now),
  ])
  return orderActions<MemberSteps>([...online, ...inPerson])
}

async function onlineSteps(db: Queries, memberNo: number, now: Date) {
  const rows = await db.onlineEnrolment.findMany({
    where: {
      memberNo,
      OR: [{ year: { gte: seoulYear(now) } }, { extendedToOn: { gte: seoulDay(now) } }],
      status: { in: [...LIVE_ONLINE, 'completed'] },
    },
    include: {
      course: { include: { lectures: true } },
      progress: true,
      identityChecks: { orderBy: { requestedAt: 'desc' }, take: 20 },
      application: { include: { payments: PAYMENTS } },
    },
    orderBy: { appliedAt: 'desc' },
    take: MOST,
  })
  return rows.flatMap(({ course, progress, identityChecks, application, ...row }) => {
    const confirmed = identityChecks.find(({ confirmedAt }) => confirmedAt !== null)
    const counts = {
      lectureCount: course.lectures.length,
      finishedLectureCount: progress.filter(({ finishedAt }) => finishedAt !== null).length,
    }
    const facts = {
      ...counts,
      status: row.status,
      year: row.year,
      extendedToOn: row.extendedToOn,
      appliedAt: row.appliedAt,
      isSurveyDone: row.surveyedAt !== null,
      identityCheckedAt: confirmed?.confirmedAt ?? null,
      studiedSeconds: progress.reduce((sum, { creditedMs }) => sum + creditedMs, 0) / 1000,
      accountExpiresAt: accountOf(application.payments),
    }
    const action = nextOnlineAction(facts, now)
    return action
      ? [
          {
            ...sharedOf(row),
            ...action,
            ...counts,
            inPersonEnrolmentNo: null,
            enrolmentNo: row.enrolmentNo,
            courseName: course.name,
            studiedAt: row.studiedAt,
            surveyedAt: row.surveyedAt,
            startsAt: null,
            place: null,
          },
        ]
      : []
  })
}

async function inPersonSteps(db: Queries, memberNo: number, now: Date) {
  const rows = await db.inPersonEnrolment.findMany({
    where: {
      memberNo,
      OR: [{ status: { in: [...LIVE_IN_PERSON] } }, { status: 'completed', year: { gte: seoulYear(now) } }],
    },
    include: {
      course: true,
      booking: { include: { session: { include: { venue: true } }, waiting: true } },
      application: { include: { payments: PAYMENTS } },
    },
    orderBy: { appliedAt: 'desc' },
    take: MOST,
  })
  return rows.flatMap(({ course, booking, application, ...row }) => {
    const { session } = booking
    const offered = booking.waiting.find(({ status }) => status === 'offered')
    const action = nextInPersonAction(
      {
        status: row.status,
        seat: booking.seat,
        heldUntil: booking.heldUntil,
        startsAt: session.startsAt,
        endsAt: session.endsAt,
        isSessionCancelled: session.status === 'cancelled',
        accountExpiresAt: accountOf(application.payments),
        offerUntil: offered?.offerUntil ?? null,
      },
      now,
    )
    return action
      ? [
          {
            ...sharedOf(row),
            ...action,
            enrolmentNo: null,
            inPersonEnrolmentNo: row.inPersonEnrolmentNo,
            courseName: course.name,
            studiedAt: null,
            surveyedAt: null,
            lectureCount: 0,
            finishedLectureCount: 0,
            startsAt: session.startsAt,
            place: session.venue.name,
          },
        ]
      : []
  })
}

const PAYMENTS = {
  where: { status: 'virtualAccountIssued' },
  orderBy: { createdAt: 'desc' },
  take: 1,
} as const

const accountOf = ([payment]: readonly { accountExpiresAt: Date | null }[]) =>
  payment?.accountExpiresAt ?? null

type Shared = {
  applicationNo: number
  businessName: string
  licenceNo: string
  year: number
  salesType: SalesType
  industryType: IndustryType
  appliedAt: Date
  paidAt: Date | null
  completedAt: Date | null
}

function sharedOf({ applicationNo, businessName, licenceNo, year, salesType, industryType, ...row }: Shared) {
  const { appliedAt, paidAt, completedAt } = row
  return {
    applicationNo,
    businessName,
    licenceNo,
    year,
    salesType,
    industryType,
    appliedAt,
    paidAt,
    completedAt,
  }
}
