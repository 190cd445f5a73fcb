import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import { z } from 'zod'
import { day, industryType, instant, positionType, salesType } from '../../kit/fields.ts'

/** `applied → paid → studying → studied → surveyed → completed`, or an end (docs/rules/enrolment.md). */
export const enrolmentStatus = z.enum(enrolmentStatuses)

/** A row of the application history and of the completed list. */
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
  /** Until when it can be studied: the end of the education year, Seoul. */
  endDate: day,
  paymentNo: z.int().nullable(),
  /** A virtual account waiting for its deposit. */
  awaitingDepositUntil: instant.nullable(),
  isPrinted: z.boolean(),
})

/** The online record of specification section 3. */
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
