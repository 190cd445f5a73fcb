import { randomBytes } from 'node:crypto'
import { issueReceipt } from '@hygiene/contracts'
import { handOver, isUniqueViolation, type PrismaClient, type Queries, type Transaction } from '@hygiene/db'
import {
  type ApplicationNo,
  denied,
  formatSeoulLongDate,
  formatVerificationNumber,
  freezeReceipt,
  type IndustryType,
  OnlineType,
  type PaidEnrolment,
  type PaymentType,
  type ReceiptIssue,
  receiptNumber,
  recordsPaidFor,
  type SalesType,
  seoulDay,
  VERIFICATION_RANDOM_BYTES,
  verificationNumber as newVerificationNumber,
} from '@hygiene/domain'
import { bookingOf } from '../seats/booking-of.ts'
import { findPayment, type PaymentWithRefunds } from './find-payment.ts'

type Asked =
  | { allowed: true; fileNo: string | null }
  | { allowed: false; reason: 'PAYMENT_NOT_FOUND' | 'NOT_PAID_YET' }

/** The receipt of a person's payment: frozen at the first request, drawn once by the worker. */
export async function requestReceipt(
  client: PrismaClient,
  { memberNo, paymentNo, publicUrl }: { memberNo: number; paymentNo: number; publicUrl: string },
  now: Date,
): Promise<Asked> {
  const payment = await findPayment(client, memberNo, { paymentNo })
  if (!payment) return denied('PAYMENT_NOT_FOUND')
  if (!payment.paidAt || payment.status === 'paidAfterCancellation') return denied('NOT_PAID_YET')

  const known = await client.receipt.findUnique({ where: { paymentNo } })
  if (!known) await freeze(client, { ...payment, paidAt: payment.paidAt }, publicUrl, now)
  return { allowed: true, fileNo: known?.fileNo ?? null }
}

type Paid = PaymentWithRefunds & { paidAt: Date }

async function freeze(client: PrismaClient, payment: Paid, publicUrl: string, now: Date): Promise<void> {
  const { paymentNo } = payment
  const receipt = await receiptOf(client, payment, publicUrl, now)
  try {
    await client.$transaction(async (db) => {
      await db.receipt.create({ data: { paymentNo, ...receipt, issuedAt: now } })
      await handOver(db, issueReceipt, { paymentNo })
    })
  } catch (error) {
    // Two clicks at once: the other one has already asked for it.
    if (!isUniqueViolation(error)) throw error
  }
}

/** Its numbers and every field it prints, as they are now. */
async function receiptOf(client: PrismaClient, payment: Paid, publicUrl: string, issuedAt: Date) {
  const number = receiptNumber(seoulDay(issuedAt), payment.paymentNo)
  const verificationNumber = formatVerificationNumber(
    newVerificationNumber(randomBytes(VERIFICATION_RANDOM_BYTES)),
  )
  const frozen = freezeReceipt({
    payment: { ...payment, paymentType: payment.paymentType as PaymentType },
    refundedWon: payment.refunds.find(({ status }) => status === 'done')?.amountWon ?? 0,
    ...(await paidEducation(client, payment.applicationNo)),
    receiptNumber: number,
    verificationNumber,
    publicUrl,
    issuedAt,
  })
  return { receiptNumber: number, verificationNumber, frozen }
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

/** Gives a receipt the file that `store` keeps of it, once; a job that comes second stores nothing. */
export async function keepReceiptFile(
  client: PrismaClient,
  paymentNo: number,
  store: (db: Transaction) => Promise<string>,
): Promise<void> {
  await client.$transaction(async (db) => {
    await db.$queryRaw`SELECT 1 FROM "Receipt" WHERE "paymentNo" = ${paymentNo} FOR UPDATE`
    const current = await db.receipt.findUniqueOrThrow({ where: { paymentNo } })
    if (current.fileNo) return
    await db.receipt.update({ where: { paymentNo }, data: { fileNo: await store(db) } })
  })
}
