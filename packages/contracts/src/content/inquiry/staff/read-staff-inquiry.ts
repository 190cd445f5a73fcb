import { cannedFields } from '@hygiene/domain/content/inquiry/canned-answer'
import { inquiryTableStates } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { richText } from '../../board/rich-text.ts'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { inquiryRow } from './inquiry-admin-shape.ts'

/** One inquiry with its thread, notes and the facts of its writer, masked; the look is in the audit log. */
export const readStaffInquiry = staffWrites('/api/staff/inquiries/read', {
  label: '문의 보기',
  isView: true,
  permission: 'readInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({ inquiryNo: recordNo }),
  entity: inquiryRow.extend({
    isAnonymous: z.boolean(),
    contents: richText,
    /** Sent back with an answer: newer words refuse it. */
    version: z.string(),
    /** Is it still the association's turn, and may the caller answer? */
    mayAnswer: z.boolean(),
    files: z.array(attachedFile),
    reviews: z.array(
      z.object({
        reviewNo: z.int(),
        /** Null: the writer's follow-up. */
        employeeName: z.string().nullable(),
        isQuestion: z.boolean(),
        contents: richText,
        /** What staff have attached to their answer. */
        files: z.array(attachedFile),
        version: z.int(),
        earlier: z.array(
          z.object({
            version: z.int(),
            contents: richText,
            replacedAt: instant,
            employeeName: z.string(),
          }),
        ),
        writtenAt: instant,
      }),
    ),
    notes: z.array(
      z.object({ noteNo: z.int(), employeeName: z.string(), noteText: z.string(), writtenAt: instant }),
    ),
    actions: z.array(
      z.object({
        actionNo: z.int(),
        kind: z.enum(['assigned', 'released', 'passed', 'merged', 'unmerged', 'closed']),
        employeeName: z.string(),
        toName: z.string().nullable(),
        toRole: z.enum(staffRoles).nullable(),
        toBranchName: z.string().nullable(),
        otherNo: z.int().nullable(),
        text: z.string(),
        at: instant,
      }),
    ),
    /** Inquiries merged into this one. */
    mergedNos: z.array(z.int()),
    /** Null of an anonymous report. */
    writer: z
      .object({
        memberNo: z.int(),
        name: z.string(),
        phone: z.string(),
        birth: z.string(),
        state: z.enum(['active', 'unverified', 'dormant', 'withdrawn']),
        businessName: z.string().nullable(),
        completions: z.array(
          z.object({ year: z.int(), completedOn: z.iso.date(), certificateNumber: z.string().nullable() }),
        ),
      })
      .nullable(),
    /** Other inquiries of the same writer, the newest first; never anonymous ones. */
    others: z.array(
      z.object({
        inquiryNo: z.int(),
        title: z.string(),
        tableState: z.enum(inquiryTableStates),
        mayMerge: z.boolean(),
        writtenAt: instant,
      }),
    ),
    /** Values of the fields of canned answers; what the record lacks is absent. */
    fieldValues: z.partialRecord(z.enum(cannedFields), z.string()),
    /** Who may be given this inquiry. */
    employees: z.array(z.object({ employeeNo: z.int(), name: z.string() })),
  }),
  refusals: ['INQUIRY_NOT_FOUND'],
})
