import { actionStates } from '@hygiene/domain/member/next-action/next-action'
import { z } from 'zod'
import { industryType, instant, recordNo, salesType } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { importOrigin } from '../../../staff/import/import-origin.ts'
import { foundMemberShape } from './found-member.ts'
import { memberEducation } from '../../../education/enrolment/staff/staff-enrolment-shape.ts'

/** Where the member stands with one education; fields that tell a person are masked. */
const stepsShape = z.object({
  enrolmentNo: z.int().nullable(),
  inPersonEnrolmentNo: z.int().nullable(),
  state: z.enum(actionStates),
  deadlineAt: instant.nullable(),
  year: z.int(),
  salesType,
  industryType,
  courseName: z.string(),
  businessName: z.string(),
  licenceNo: z.string(),
  appliedAt: instant,
  paidAt: instant.nullable(),
  studiedAt: instant.nullable(),
  surveyedAt: instant.nullable(),
  completedAt: instant.nullable(),
  lectureCount: z.int(),
  finishedLectureCount: z.int(),
  /** In person only. */
  startsAt: instant.nullable(),
  place: z.string().nullable(),
})

/** A member’s record as staff see it; the look is written to the log. */
export const readStaffMember = staffWrites('/api/staff/members/read', {
  label: '회원 기록 보기',
  isView: true,
  permission: 'searchMembers',
  audit: {},
  input: z.object({ memberNo: recordNo }),
  entity: z.object({
    member: foundMemberShape,
    email: z.string(),
    companyPhone: z.string(),
    address: z.string(),
    marketingAgreedAt: instant.nullable(),
    openLogins: z.int(),
    /** Wrong passwords keep the id locked until then. */
    lockedUntil: instant.nullable(),
    /** The answer to «do I have to take it again?»; null for a branch, which does not see all education. */
    verdict: z.string().nullable(),
    /** Each enrolment of this year and the last, the latest first. */
    educations: z.array(memberEducation),
    /** The nearest deadline first; empty: no education of this year. */
    steps: z.array(stepsShape),
    /** What went wrong last, within 30 days. */
    lastError: z
      .object({
        kind: z.enum(['identity', 'payment', 'login']),
        reason: z.string(),
        at: instant,
        /** How often the same went wrong within the day before. */
        times: z.int(),
      })
      .nullable(),
    /** Accounts of the system before this one; one that its owner has not claimed has no instant. */
    formerAccounts: z.array(
      z.object({ formerId: z.string(), claimedAt: instant.nullable(), origin: importOrigin.nullable() }),
    ),
    /** Certificates of the system before this one, the newest first. */
    formerCertificates: z.array(
      z.object({
        certificateNumber: z.string(),
        completedOn: z.iso.date(),
        origin: importOrigin.nullable(),
      }),
    ),
    /** The last account that was merged into this one. */
    merge: z
      .object({
        mergeNo: z.int(),
        closedNo: z.int(),
        userId: z.string(),
        mergedAt: instant,
        undoableUntil: instant,
        isUndoable: z.boolean(),
      })
      .nullable(),
  }),
  refusals: ['MEMBER_NOT_FOUND'],
  perMinute: 120,
})
