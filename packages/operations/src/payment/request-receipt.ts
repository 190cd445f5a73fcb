import { issueReceipt } from '@hygiene/contracts'
import { handOver, lockApplication, type PrismaClient, type Queries, type Transaction } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  formatSeoulLongDate,
  freezeReceipt,
  type IndustryType,
  OnlineType,
  type PaidEnrolment,
  type PaymentType,
  type ReceiptIssue,
  recordsPaidFor,
  returnedWon,
  type SalesType,
} from '@hygiene/domain'
import { bookingOf } from '../seats/booking-of.ts'
import { findPayment } from './find-payment.ts'
import { receiptNumbers, renewReceipt } from './renew-receipt.ts'

type Asked =
  | { allowed: true; fileNo: string | null; failure: string | null }
  | { allowed: false; reason: 'PAYMENT_NOT_FOUND' | 'NOT_PAID_YET' }

/** The newest receipt of a person's payment: frozen at the first request, and anew where money went back since. */
export async function requestReceipt(
  client: PrismaClient,
  { memberNo, paymentNo, publicUrl }: { memberNo: number; paymentNo: number; publicUrl: string },
  now: Date,
): Promise<Asked> {
  const payment = await findPayment(client, memberNo, { paymentNo })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  if (!payment.paidAt || payment.status === 'paidAfterCancellation') return denied('NOT_PAID_YET')

  return client.$transaction(async (db) => {
    // Money that goes back at this instant waits here, and finds the receipt.
    await lockApplication(db, payment.applicationNo)
    const known = await renewReceipt(db, paymentNo, now)
    if (!known) await freeze(db, paymentNo, publicUrl, now)
    return { allowed: true, fileNo: known?.fileNo ?? null, failure: known?.failure ?? null }
  })
}

/** The first receipt of a locked payment: its numbers and every field it prints, as they are now. */
async function freeze(db: Transaction, paymentNo: number, publicUrl: string, issuedAt: Date): Promise<void> {
  const { refunds, ...payment } = await db.payment.findUniqueOrThrow({
    where: { paymentNo },
    include: { refunds: true },
  })
  const refundedWon = returnedWon({ ...payment, refunds })
  const numbers = receiptNumbers(paymentNo, 1, issuedAt)
  const frozen = freezeReceipt({
    payment: {
      ...payment,
      paymentType: payment.paymentType as PaymentType,
      paidAt: payment.paidAt ?? payment.createdAt,
    },
    refundedWon,
    ...(await paidEducation(db, payment.applicationNo)),
    ...numbers,
    publicUrl,
    issuedAt,
  })
  await db.receipt.create({ data: { paymentNo, edition: 1, ...numbers, frozen, refundedWon, issuedAt } })
  await handOver(db, issueReceipt, { paymentNo })
}

/** The paid education, as its receipt names it: the day of an in-person session, the year of an online course. */
async function paidEducation(
  db: Queries,
  applicationNo: ApplicationNo,
): Promise<Pick<ReceiptIssue, 'enrolments' | 'education'>> {
  const booked = await bookingOf(db, applicationNo)
  const records = booked
    ? recordsPaidFor(booked.enrolments)
    : await db.onlineEnrolment.findMany({ where: { applicationNo }, orderBy: { enrolmentNo: 'asc' } })
  const [first, ...others] = records
  if (!first) throw new Error(`Application ${applicationNo} has no record`)

  const { hours } = await db.course.findUniqueOrThrow({ where: { courseNo: first.courseNo } })
  const education = booked
    ? { onlineType: OnlineType.collective, hours, day: formatSeoulLongDate(booked.session.startsAt) }
    : { onlineType: OnlineType.online, hours, day: `${first.year}년도` }
  return { enrolments: [paid(first), ...others.map(paid)], education }
}

type RecordOfEducation = Omit<PaidEnrolment, 'salesType' | 'industryType'> & {
  salesType: number
  industryType: number
}

function paid({ salesType, industryType, ...record }: RecordOfEducation): PaidEnrolment {
  return { ...record, salesType: salesType as SalesType, industryType: industryType as IndustryType }
}
