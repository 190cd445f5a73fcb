import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'

export const enrolmentNamed = { kind: z.enum(['online', 'inPerson']), number: recordNo }

export const eitherStatus = z.enum([...new Set([...enrolmentStatuses, ...inPersonStatuses])])

/** Is the refund that a request would yield now. Is null if nothing was paid or a refund is in progress. */
export const refundOffer = z
  .object({
    paymentNo: z.int(),
    isAllowed: z.boolean(),
    amountWon: z.int(),
    /** Is the last day for a request, or null if there is no limit. */
    untilOn: z.string().nullable(),
    sentence: z.string(),
    /** Is the payment method that receives the refund, such as «KB국민카드». */
    method: z.string(),
    needsBankAccount: z.boolean(),
  })
  .nullable()

export const memberEducation = z.object({
  ...enrolmentNamed,
  year: z.int(),
  courseName: z.string(),
  businessName: z.string(),
  status: eitherStatus,
  refund: refundOffer,
})
