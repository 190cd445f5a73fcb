import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import { z } from 'zod'
import { day, industryType, instant, positionType, salesType } from '../../kit/fields.ts'

/** Follows `applied → paid → studying → studied → surveyed → completed`, or an end (docs/rules/enrolment.md). */
export const enrolmentStatus = z.enum(enrolmentStatuses)

export const enrolmentRow = z.object({
  enrolmentNo: z.int(),
  applicationNo: z.int(),
  status: enrolmentStatus,
  educationName: z.string(),
  year: z.int(),
  salesType,
  industryType,
  businessName: z.string(),
  licenseNumber: z.string(),
  price: z.int(),
  appliedAt: instant,
  paidAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** Is the last day of study: the end of the education year in Seoul. */
  endDate: day,
  paymentNo: z.int().nullable(),
  awaitingDepositUntil: instant.nullable(),
  isPrinted: z.boolean(),
})

export const onlineRecord = z.object({
  onlineEduCode: z.string(),
  enrolmentNo: z.int(),
  userName: z.string(),
  birth: z.string(),
  businessName: z.string(),
  licenseNumber: z.string(),
  representative: z.string(),
  zipCode: z.string(),
  address: z.string(),
  address2: z.string(),
  sidoCode: z.string(),
  companyPhone: z.string(),
  positionType,
  salesType,
  industryType,
  endDate: day,
})
