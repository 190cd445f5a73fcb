import { approvalKindNames } from '@hygiene/domain/staff/approval/approval'
import { approvalStatuses } from '@hygiene/domain/staff/approval/approval-status'
import { enrolmentFields } from '@hygiene/domain/staff/member-case/member-case'
import { z } from 'zod'
import { askingForm } from '../../forms/reason.ts'
import type { RefusalName } from '../../refusals/table.ts'
import { instant } from '../../kit/fields.ts'

const changedRow = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** Holds the field behind a masked `before` while the request waits; an employee opens it in a case. */
  masked: z
    .object({
      memberNo: z.int(),
      field: z.enum(enrolmentFields),
      enrolmentNo: z.int().optional(),
      inPersonEnrolmentNo: z.int().optional(),
    })
    .optional(),
})

/** `rows` lists what the change replaces; `follows` lists further consequences in sentences. */
export const approvalShown = z.object({
  title: z.string(),
  /** Replaces the column headings where «지금» and «바뀐 뒤» do not fit. */
  headings: z.object({ before: z.string(), after: z.string() }).optional(),
  rows: z.array(changedRow),
  moves: z.array(changedRow).optional(),
  follows: z.array(z.string()),
})
export type ApprovalShown = z.infer<typeof approvalShown>

export const approvalOutcome = z.array(z.string())

export const approvalRow = z.object({
  approvalNo: z.int(),
  kind: z.enum(approvalKindNames),
  title: z.string(),
  status: z.enum(approvalStatuses),
  makerName: z.string(),
  isMine: z.boolean(),
  askedAt: instant,
  endsAt: instant,
  decidedAt: instant.nullable(),
})

/** Every endpoint that requests an approval takes these fields. */
export const askingFields = {
  ...askingForm.shape,
  evidenceFileNo: z.uuid().optional(),
}

/** Every endpoint that requests an approval may return these. */
export const ASKING_REFUSALS = [
  'APPROVAL_TWIN_PENDING',
  'APPROVAL_NO_APPROVER',
  'APPROVAL_SUBJECT_GONE',
  'APPROVAL_REASON_UNKNOWN',
  'FILE_NOT_FOUND',
] as const satisfies readonly RefusalName[]

export const MERGE_REFUSALS = [
  'MEMBER_NOT_FOUND',
  'MERGE_SAME_ACCOUNT',
  'MERGE_OTHER_DI',
  'MERGE_OTHER_NAME',
  'MERGE_STAY_NOT_ACTIVE',
  'MERGE_WHILE_PAYING',
  'MERGE_SAME_LICENCE',
  'MERGE_SAME_HOUR',
  'MERGE_SAME_EXEMPTION',
] as const satisfies readonly RefusalName[]

export const PUBLISH_REFUSALS = [
  'COURSE_NO_LECTURES',
  'COURSE_NO_WINDOW',
  'COURSE_BANK_SHORT',
  'COURSE_NEEDS_TAX',
  'COURSE_NO_PRICE',
  'COURSE_NO_SURVEY',
  'COURSE_START_AFTER_YEAR',
  'COURSE_START_BEFORE_PLANNED',
  'COURSE_SAME_RULES',
] as const satisfies readonly RefusalName[]

/** An approved change may still be refused by its own rule; each kind adds its refusals here. */
export const PERFORMED_REFUSALS = [
  'EXPORT_NOT_FOUND',
  'IMPORT_NOT_READY',
  'EMPLOYEE_NOT_FOUND',
  'NOTHING_TO_REFUND',
  'REFUND_IN_PROGRESS',
  'REFUND_ABOVE_PAID',
  'EXEMPTION_EXISTS',
  'CERTIFICATE_NOT_FOUND',
  'CERTIFICATE_VOID',
  'CERTIFICATE_CHANGED',
  'NOTHING_TO_CHANGE',
  'NEEDS_SECOND_PERSON',
  'CLOSING_NOT_FOUND',
  'BULK_ENDED',
  'CAMPAIGN_ORDERED',
  'SETTINGS_START_TAKEN',
  'SETTINGS_NOT_FOUND',
  'SETTINGS_BEGUN',
  'MESSAGE_TEXT_START_PAST',
  ...MERGE_REFUSALS,
  ...PUBLISH_REFUSALS,
] as const satisfies readonly RefusalName[]
export type PerformedRefusal = (typeof PERFORMED_REFUSALS)[number]
