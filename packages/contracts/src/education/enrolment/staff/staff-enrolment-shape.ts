import { enrolmentStatuses } from '@hygiene/domain/education/enrolment/enrolment-status'
import { inPersonStatuses } from '@hygiene/domain/in-person/enrolment/record-status'
import { z } from 'zod'
import { recordNo } from '../../../kit/fields.ts'

/** Which of the two kinds of enrolment a number belongs to. */
export const enrolmentNamed = { kind: z.enum(['online', 'inPerson']), number: recordNo }

/** The status of either kind. */
export const eitherStatus = z.enum([...new Set([...enrolmentStatuses, ...inPersonStatuses])])

/** What a person would be offered who asked for the money back now; null: nothing was paid, or it is going back. */
export const refundOffer = z
  .object({
    paymentNo: z.int(),
    isAllowed: z.boolean(),
    amountWon: z.int(),
    /** The last day on which it can be asked for; null where there is no limit. */
    untilOn: z.string().nullable(),
    sentence: z.string(),
    /** How it was paid, as it goes back: «KB국민카드». */
    method: z.string(),
    needsBankAccount: z.boolean(),
  })
  .nullable()

/** An enrolment in one line, for who answers a call. */
export const memberEducation = z.object({
  ...enrolmentNamed,
  year: z.int(),
  courseName: z.string(),
  businessName: z.string(),
  status: eitherStatus,
  refund: refundOffer,
})
