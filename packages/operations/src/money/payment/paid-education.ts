import type { Queries } from '@hygiene/db/connect'
import type { ApplicationNo } from '@hygiene/domain/record-numbers'
import { formatSeoulLongDate } from '@hygiene/domain/time/seoul-day'
import { type IndustryType, OnlineType, type SalesType } from '@hygiene/domain/text'
import type { PaidEnrolment, ReceiptIssue } from '@hygiene/domain/money/receipt/freeze-receipt'
import { recordsPaidFor } from '@hygiene/domain/money/payment/in-person-money'
import { bookingOf } from '../../in-person/seat/booking-of.ts'

export async function paidEducation(
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
  salesType: SalesType
  industryType: IndustryType
}

function paid({ salesType, industryType, ...record }: RecordOfEducation): PaidEnrolment {
  return { ...record, salesType: salesType, industryType: industryType }
}
