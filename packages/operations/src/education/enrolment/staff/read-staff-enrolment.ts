import { readStaffEnrolment as contract } from '@hygiene/contracts/education/enrolment/staff/read-staff-enrolment'
import type { Queries } from '@hygiene/db/connect'
import type { Certificate } from '@hygiene/db/generated/client'
import { allOf } from '@hygiene/db/keyset'
import type { FrozenCertificate } from '@hygiene/domain/education/certificate/freeze-certificate'
import { hasInPersonEnded } from '@hygiene/domain/in-person/enrolment/record-status'
import { mayStepInPerson } from '@hygiene/domain/in-person/enrolment/record-step'
import { orderNumber } from '@hygiene/domain/money/order/order-number'
import type { InPersonEnrolmentNo } from '@hygiene/domain/record-numbers'
import { enrolmentSubject } from '@hygiene/domain/staff/audit-log/audit-subject'
import { branchesOf } from '@hygiene/domain/staff/employee/branch-scope'
import { denied } from '@hygiene/domain/verdict'
import type { EmployeeActor } from '../../../kit/actor.ts'
import { operation } from '../../../kit/operation.ts'
import { listStaffEnrolments } from './list-staff-enrolments.ts'
import { refundOfferOf } from '../../../money/payment/refund-offer.ts'
import { findOrigins } from '../../../staff/import/find-origins.ts'
import { applicantView, wireInstant } from './applicant-view.ts'
import { onlineView } from './online-view.ts'

export const readStaffEnrolment = operation(contract, async ({ db, input, actor, now, log }) => {
  const { kind, number } = input
  const view = await (kind === 'online' ? onlineView(db, number, now) : inPersonView(db, number))
  if (!view || !(await isOwn(db, actor, input, now))) return denied('ENROLMENT_NOT_FOUND')
  log({ subject: enrolmentSubject(kind, number), memberNos: [view.memberNo] })
  const which = kind === 'online' ? { enrolmentNo: number } : { inPersonEnrolmentNo: number }
  return {
    ...view,
    kind,
    number,
    former: kind === 'online' ? await formerOf(db, number) : null,
    ...(await moneyOf(db, view.applicationNo, now)),
    certificates: await certificatesOf(db, which),
  }
})

/** Limits a branch employee to enrolments with a past or present seat in its sessions. */
async function isOwn(
  db: Queries,
  actor: EmployeeActor,
  { kind, number }: { kind: string; number: number },
  now: Date,
) {
  const branches = branchesOf(actor)
  if (branches === null) return true
  const only = [`${kind === 'online' ? 'o' : 'h'}${number}`]
  const { from, where } = listStaffEnrolments.found({ filter: {}, text: '', only }, { branches, now })
  return (await db.$queryRaw<unknown[]>`SELECT 1 FROM ${from} WHERE ${allOf(where)}`).length > 0
}

async function moneyOf(db: Queries, applicationNo: number, now: Date) {
  const found = await db.payment.findMany({
    where: { applicationNo },
    include: { refunds: { orderBy: { refundNo: 'desc' } } },
    orderBy: { paymentNo: 'desc' },
  })
  const payments = found.map((payment) => ({
    ...payment,
    orderNumber: orderNumber(payment),
    refundStatus: payment.refunds[0]?.status ?? null,
    paidAt: payment.paidAt,
  }))
  return { payments, refund: await refundOfferOf(db, found, now) }
}

async function certificatesOf(db: Queries, which: { enrolmentNo: number } | { inPersonEnrolmentNo: number }) {
  const certificates = await db.certificate.findMany({
    where: which,
    include: { replaced: { orderBy: { edition: 'desc' } } },
    orderBy: { certificateNo: 'desc' },
  })
  return certificates.flatMap(({ certificateNo, certificateNumber, status, revokedAt, replaced, ...now }) => {
    const line = { certificateNo, certificateNumber }
    return [
      { ...line, ...printed(now), status, withdrawnAt: revokedAt },
      ...replaced.map((edition) => ({
        ...line,
        ...printed(edition),
        status: 'superseded' as const,
        withdrawnAt: edition.replacedAt,
      })),
    ]
  })
}

type Printed = Pick<Certificate, 'edition' | 'verificationNumber' | 'issuedAt' | 'frozen' | 'fileNo'>

const printed = ({ edition, verificationNumber, issuedAt, frozen, fileNo }: Printed) => ({
  edition,
  verificationNumber,
  issuedAt,
  businessName: (frozen as Partial<FrozenCertificate>).businessName ?? '',
  isDrawn: fileNo !== null,
})

async function formerOf(db: Queries, enrolmentNo: number) {
  const former = await db.formerEnrolment.findUnique({ where: { enrolmentNo } })
  if (!former) return null
  const { formerNo, minutes } = former
  return {
    formerNo,
    minutes,
    origin: (await findOrigins(db, 'enrolments', [enrolmentNo])).get(enrolmentNo) ?? null,
  }
}

async function inPersonView(db: Queries, inPersonEnrolmentNo: InPersonEnrolmentNo) {
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
