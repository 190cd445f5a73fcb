import { inquiryTableStates } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { InquiryType } from '@hygiene/domain/text'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { instant, recordNo } from '../../../kit/fields.ts'

const inquiryViews = ['todo', 'mine', 'waiting', 'passed', 'done'] as const
export type InquiryView = (typeof inquiryViews)[number]

export const inquiryFilter = z.object({
  view: z.enum(inquiryViews).default('todo'),
  inquiryType: z.enum(InquiryType).optional(),
  only: z.enum(['unassigned', 'overdue']).optional(),
  topicNo: recordNo.optional(),
  branchNo: recordNo.optional(),
})

/** Describes an inquiry in the queue. An anonymous report contains nothing about its writer. */
export const inquiryRow = z.object({
  inquiryNo: z.int(),
  inquiryType: z.enum(InquiryType),
  title: z.string(),
  topicNo: z.int().nullable(),
  topicName: z.string().nullable(),
  /** Is masked, and null for an anonymous report. */
  writerName: z.string().nullable(),
  isPrivate: z.boolean(),
  tableState: z.enum(inquiryTableStates),
  /** Counts the working milliseconds until the answer is due; negative values are overdue. Is null while the clock is paused. */
  leftMs: z.int().nullable(),
  assigneeNo: z.int().nullable(),
  assigneeName: z.string().nullable(),
  passedTo: z.enum(staffRoles).nullable(),
  passedBranchName: z.string().nullable(),
  mergedIntoNo: z.int().nullable(),
  writtenAt: instant,
})

/** Identifies what an employee has read. An action on an outdated version is refused. */
export const inquiryVersion = z.string().regex(/^\d{1,9}(\.\d{1,9}){2}$/, '새로 고친 뒤 다시 해주세요.')
