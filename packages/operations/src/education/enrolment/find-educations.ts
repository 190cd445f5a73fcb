import type { Queries } from '@hygiene/db/connect'
import { educationVerdict } from '@hygiene/domain/education/designation/education-verdict'
import { seoulDay, seoulYear } from '@hygiene/domain/time/seoul-day'
import { statusAt } from '@hygiene/domain/education/study/study-record'
import { refundOfferOf } from '../../money/payment/refund-offer.ts'

const MOST = 10

/**
 * Returns this year's and last year's enrolments with refundable amounts, and whether education is due. `branches` restricts to
 * sessions of these branches; null means all.
 */
export async function findEducations(
  db: Queries,
  memberNo: number,
  branches: readonly number[] | null,
  now: Date,
) {
  const year = seoulYear(now)
  const [online, inPerson, old, exemption] = await Promise.all([
    branches === null ? onlineOf(db, memberNo, year) : [],
    inPersonOf(db, memberNo, branches, year),
    db.oldEducation.findMany({ where: { memberNo }, orderBy: { eduEndDate: 'desc' }, take: MOST }),
    db.exemption.findFirst({ where: { memberNo, year, endedAt: null } }),
  ])
  const rows = [
    ...online.map((row) => ({
      ...row,
      kind: 'online' as const,
      number: row.enrolmentNo,
      status: statusAt(row, now),
    })),
    ...inPerson.map((row) => ({ ...row, kind: 'inPerson' as const, number: row.inPersonEnrolmentNo })),
  ].toSorted((a, b) => b.appliedAt.getTime() - a.appliedAt.getTime())

  const completions = [
    ...rows.flatMap(({ completedAt, status, ...row }) =>
      completedAt && status === 'completed' ? [{ year: row.year, on: seoulDay(completedAt) }] : [],
    ),
    ...old.map(({ eduEndDate }) => dayOf(eduEndDate)),
  ]
  const lastOf = (of: number) =>
    completions
      .filter((one) => one.year === of)
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? null
  const current = rows.filter((row) => row.year === year)
  const facts = {
    year,
    isExempt: exemption !== null,
    completedOn: lastOf(year),
    completedBeforeOn: lastOf(year - 1),
    inProgress: current.some(({ status }) => isLive(status) && status !== 'applied')
      ? ('paid' as const)
      : current.some(({ status }) => status === 'applied')
        ? ('unpaid' as const)
        : null,
  }
  return {
    verdict: branches === null ? educationVerdict(facts) : null,
    educations: await Promise.all(
      rows.map(async ({ kind, number, year: of, course, businessName, status, application }) => ({
        kind,
        number,
        year: of,
        courseName: course.name,
        businessName,
        status,
        refund: await refundOfferOf(db, application.payments, now),
      })),
    ),
  }
}

const LIVE: readonly string[] = ['paid', 'studying', 'studied', 'surveyed', 'attended']
const isLive = (status: string) => LIVE.includes(status)

function dayOf(date: Date) {
  const on = date.toISOString().slice(0, 10)
  return { year: Number(on.slice(0, 4)), on }
}

const PAYMENTS = {
  course: true,
  application: { include: { payments: { include: { refunds: { orderBy: { refundNo: 'desc' } } } } } },
} as const

const onlineOf = (db: Queries, memberNo: number, year: number) =>
  db.onlineEnrolment.findMany({
    where: { memberNo, year: { gte: year - 1 } },
    include: PAYMENTS,
    orderBy: { appliedAt: 'desc' },
    take: MOST,
  })

const inPersonOf = (db: Queries, memberNo: number, branches: readonly number[] | null, year: number) =>
  db.inPersonEnrolment.findMany({
    where: {
      memberNo,
      year: { gte: year - 1 },
      ...(branches === null ? {} : { booking: { session: { branchNo: { in: [...branches] } } } }),
    },
    include: PAYMENTS,
    orderBy: { appliedAt: 'desc' },
    take: MOST,
  })
