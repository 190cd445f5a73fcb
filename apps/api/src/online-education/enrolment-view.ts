import type { AnswerOf, listOnlineEnrolments, readOnlineEnrolment } from '@hygiene/contracts'
import type { Payment, Prisma } from '@hygiene/db'
import { lastStudyDay, seoulDay, statusAt } from '@hygiene/domain'

/** What a row of the history needs besides the enrolment itself. */
export const ROW_PARTS = {
  course: { select: { name: true } },
  application: { select: { payments: { orderBy: { paymentNo: 'desc' } } } },
} as const satisfies Prisma.OnlineEnrolmentInclude

type Enrolment = Prisma.OnlineEnrolmentGetPayload<{ include: typeof ROW_PARTS }>
type Row = AnswerOf<typeof listOnlineEnrolments>['list'][number]
type RecordView = AnswerOf<typeof readOnlineEnrolment>['info']

export function rowOf(enrolment: Enrolment, now: Date): Row {
  const payment = tellingPayment(enrolment.application.payments)
  return {
    onlineEduNo: enrolment.onlineEduNo,
    applyEduNo: enrolment.applyEduNo,
    status: statusAt(enrolment, now),
    educationName: enrolment.course.name,
    year: enrolment.year,
    salesType: enrolment.salesType,
    industryType: enrolment.industryType,
    businessName: enrolment.businessName,
    licenseNumber: enrolment.licenceNo,
    price: enrolment.priceWon,
    appliedAt: enrolment.appliedAt.toISOString(),
    paidAt: enrolment.paidAt?.toISOString() ?? null,
    completedAt: enrolment.completedAt?.toISOString() ?? null,
    endDate: lastStudyDay(enrolment.year),
    paymentNo: payment?.paymentNo ?? null,
    awaitingDepositUntil:
      payment?.status === 'virtualAccountIssued' ? (payment.accountExpiresAt?.toISOString() ?? null) : null,
    isPrinted: enrolment.printedAt !== null,
  }
}

/** `onlineEduCode` is the certificate's number, empty until there is one; `endDate` the day of completion, or the last day to study. */
export function recordOf(enrolment: Enrolment, certificateNumber: string | null): RecordView {
  const { licenceNo, completedAt, ...said } = enrolment
  return {
    ...said,
    onlineEduCode: certificateNumber ?? '',
    licenseNumber: licenceNo,
    endDate: completedAt ? seoulDay(completedAt) : lastStudyDay(enrolment.year),
  }
}

const TELLING: readonly Payment['status'][] = [
  'paid',
  'virtualAccountIssued',
  'ready',
  'paidAfterCancellation',
  'mismatched',
]

/** Of several orders the one that says how things stand; where none does, the latest. */
function tellingPayment(payments: readonly Payment[]): Payment | undefined {
  for (const status of TELLING) {
    const found = payments.find((payment) => payment.status === status)
    if (found) return found
  }
  return payments[0]
}
