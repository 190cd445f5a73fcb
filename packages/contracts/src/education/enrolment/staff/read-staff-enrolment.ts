import { certificateStatuses } from '@hygiene/domain/education/certificate/certificate-change'
import { IdentityMethod } from '@hygiene/domain/text'
import { z } from 'zod'
import { industryType, instant, positionType, salesType } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { paymentStatus, refundStatus } from '../../../money/payment/payment-shape.ts'
import { importOrigin } from '../../../staff/import/import-origin.ts'
import { eitherStatus, enrolmentNamed, refundOffer } from './staff-enrolment-shape.ts'

/** One enrolment with its steps, study, tests, money and certificates; the person is masked, and the look is logged. Ours. */
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
    /** The version of the course whose rules the enrolment keeps. */
    courseNo: z.int(),
    edition: z.int(),
    year: z.int(),
    salesType,
    industryType,
    status: eitherStatus,
    price: z.int(),
    /** Masked, like birth date, telephone and the road of the address. */
    userName: z.string(),
    birth: z.string(),
    phone: z.string(),
    businessName: z.string(),
    representative: z.string(),
    licenseNumber: z.string(),
    address: z.string(),
    positionType,
    /** When each step was taken; null where it was not. In a venue `studied` is the attendance, and there is no survey. */
    steps: z.object({
      applied: instant,
      paid: instant.nullable(),
      studied: instant.nullable(),
      surveyed: instant.nullable(),
      completed: instant.nullable(),
      ended: instant.nullable(),
    }),
    /** In the order of the course; none for a venue. */
    lectures: z.array(
      z.object({
        title: z.string(),
        creditedSeconds: z.int(),
        durationSeconds: z.int(),
        finishedAt: instant.nullable(),
      }),
    ),
    /** The latest first. `refused`: the check ended without the person. */
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
    /** The session of a venue; null online. */
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
    /** Every edition, the newest first. */
    certificates: z.array(
      z.object({
        certificateNo: z.int(),
        certificateNumber: z.string(),
        edition: z.int(),
        verificationNumber: z.string(),
        businessName: z.string(),
        status: z.enum(certificateStatuses),
        issuedAt: instant,
        /** When it was replaced or revoked. */
        withdrawnAt: instant.nullable(),
        /** Its file is there to be opened. */
        isDrawn: z.boolean(),
      }),
    ),
    /** Of an enrolment of the system before this one: its number and minutes there. */
    former: z.object({ formerNo: z.string(), minutes: z.int(), origin: importOrigin.nullable() }).nullable(),
    /** What may be done now; an action that is not here is refused. */
    may: z.object({
      correct: z.boolean(),
      cancel: z.boolean(),
      refund: z.boolean(),
      extend: z.boolean(),
    }),
    refund: refundOffer,
    /** The last day of study; null for a venue. */
    untilOn: z.string().nullable(),
  }),
  refusals: ['ENROLMENT_NOT_FOUND'],
})
