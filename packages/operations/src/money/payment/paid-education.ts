import type { Queries } from '@hygiene/db'
import {
  type ApplicationNo,
  formatSeoulLongDate,
  type IndustryType,
  OnlineType,
  type PaidEnrolment,
  type ReceiptIssue,
  recordsPaidFor,
  type SalesType,
} from '@hygiene/domain'
import { bookingOf } from '../../in-person/seat/booking-of.ts'

/** The paid education, as its receipt names it: the day of an in-person session, the year of an online course. */
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
  salesType: number
  industryType: number
}

function paid({ salesType, industryType, ...record }: RecordOfEducation): PaidEnrolment {
  return { ...record, salesType: salesType as SalesType, industryType: industryType as IndustryType }
}
