import { certificateStatuses } from '@hygiene/domain/education/certificate/certificate-change'
import { IdentityMethod } from '@hygiene/domain/text'
import { z } from 'zod'
import { industryType, instant, positionType, salesType } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus, refundStatus } from '../../../money/payment/payment-shape.ts'
import { importOrigin } from '../../../staff/import/import-origin.ts'
import { eitherStatus, enrolmentNamed, refundOffer } from './staff-enrolment-shape.ts'

/**
 * Returns an enrolment with its steps, study, tests, money and certificates. The person is masked, and the access is logged; this
 * is our own endpoint.
 */
export const readStaffEnrolment = staffWrites('/api/staff/enrolments/read', {
  label: '신청 건 조회',
  isView: true,
  permission: 'readEnrolments',
  audit: {},
  input: z.object(enrolmentNamed),
  entity: z.object({
    ...enrolmentNamed,
    applicationNo: z.int(),
    memberNo: z.int(),
    courseName: z.string(),
    courseNo: z.int(),
    edition: z.int(),
    year: z.int(),
    salesType,
    industryType,
    status: eitherStatus,
    price: z.int(),
    /** Is masked, like birth date, telephone and the road of the address. */
    userName: z.string(),
    birth: z.string(),
    phone: z.string(),
    businessName: z.string(),
    representative: z.string(),
    licenseNumber: z.string(),
    address: z.string(),
    positionType,
    /** Holds the time of each step, or null. In person, `studied` is the attendance, and there is no survey. */
    steps: z.object({
      applied: instant,
      paid: instant.nullable(),
      studied: instant.nullable(),
      surveyed: instant.nullable(),
      completed: instant.nullable(),
      ended: instant.nullable(),
    }),
    lectures: z.array(
      z.object({
        title: z.string(),
        creditedSeconds: z.int(),
        durationSeconds: z.int(),
        finishedAt: instant.nullable(),
      }),
    ),
    /** Is sorted latest first. `refused` means that the check ended without the person. */
    identityChecks: z.array(
      z.object({
        requestedAt: instant,
        method: z.int().pipe(z.enum(IdentityMethod)).nullable(),
        outcome: z.enum(['confirmed', 'refused', 'open']),
      }),
    ),
    attempts: z.array(
      z.object({
        round: z.int(),
        startedAt: instant,
        submittedAt: instant.nullable(),
        score: z.int().nullable(),
        correctCount: z.int().nullable(),
        isPassed: z.boolean().nullable(),
      }),
    ),
    passScore: z.int(),
    questionCount: z.int(),
    session: z.object({ sessionNo: z.int(), startsAt: instant, venue: z.string() }).nullable(),
    payments: z.array(
      z.object({
        paymentNo: z.int(),
        orderNumber: z.string(),
        amountWon: z.int(),
        status: paymentStatus,
        refundStatus: refundStatus.nullable(),
        paidAt: instant.nullable(),
      }),
    ),
    certificates: z.array(
      z.object({
        certificateNo: z.int(),
        certificateNumber: z.string(),
        edition: z.int(),
        verificationNumber: z.string(),
        businessName: z.string(),
        status: z.enum(certificateStatuses),
        issuedAt: instant,
        withdrawnAt: instant.nullable(),
        isDrawn: z.boolean(),
      }),
    ),
    /** Is set for an enrolment of the previous system, with its number and minutes there. */
    former: z.object({ formerNo: z.string(), minutes: z.int(), origin: importOrigin.nullable() }).nullable(),
    /** Lists the permitted actions; any other action is refused. */
    may: z.object({
      correct: z.boolean(),
      cancel: z.boolean(),
      refund: z.boolean(),
      extend: z.boolean(),
    }),
    refund: refundOffer,
    untilOn: z.string().nullable(),
  }),
  refusals: ['ENROLMENT_NOT_FOUND'],
})
