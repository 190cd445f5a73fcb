import { actionStates } from '@hygiene/domain/member/next-action/next-action'
import { z } from 'zod'
import { industryType, instant, recordNo, salesType } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { importOrigin } from '../../../staff/import/import-origin.ts'
import { foundMemberShape } from './found-member.ts'
import { memberEducation } from '../../../education/enrolment/staff/staff-enrolment-shape.ts'

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
  startsAt: instant.nullable(),
  place: z.string().nullable(),
})

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
    lockedUntil: instant.nullable(),
    /** Answers «do I have to take it again?»; is null for a branch, which does not see all education. */
    verdict: z.string().nullable(),
    educations: z.array(memberEducation),
    /** Starts with the nearest deadline; is empty without education of this year. */
    steps: z.array(stepsShape),
    lastError: z
      .object({
        kind: z.enum(['identity', 'payment', 'login']),
        reason: z.string(),
        at: instant,
        times: z.int(),
      })
      .nullable(),
    formerAccounts: z.array(
      z.object({ formerId: z.string(), claimedAt: instant.nullable(), origin: importOrigin.nullable() }),
    ),
    formerCertificates: z.array(
      z.object({
        certificateNumber: z.string(),
        completedOn: z.iso.date(),
        origin: importOrigin.nullable(),
      }),
    ),
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
