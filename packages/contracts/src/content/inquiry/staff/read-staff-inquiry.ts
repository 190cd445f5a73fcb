import { cannedFields } from '@hygiene/domain/content/inquiry/canned-answer'
import { inquiryTableStates } from '@hygiene/domain/content/inquiry/inquiry-clock'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { richText } from '../../board/rich-text.ts'
import { attachedFile } from '../../../platform/file/attached-file.ts'
import { instant, recordNo } from '../../../kit/fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { inquiryRow } from './inquiry-admin-shape.ts'

/** Returns an inquiry with its thread, notes and the masked facts of its writer. The access is recorded in the audit log. */
export const readStaffInquiry = staffWrites('/api/staff/inquiries/read', {
  label: '문의 보기',
  isView: true,
  permission: 'readInquiries',
  audit: { subject: 'inquiryNo' },
  input: z.object({ inquiryNo: recordNo }),
  entity: inquiryRow.extend({
    isAnonymous: z.boolean(),
    contents: richText,
    /** Must be sent back with an answer, which newer entries refuse. */
    version: z.string(),
    mayAnswer: z.boolean(),
    files: z.array(attachedFile),
    reviews: z.array(
      z.object({
        reviewNo: z.int(),
        employeeName: z.string().nullable(),
        isQuestion: z.boolean(),
        contents: richText,
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
    mergedNos: z.array(z.int()),
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
    others: z.array(
      z.object({
        inquiryNo: z.int(),
        title: z.string(),
        tableState: z.enum(inquiryTableStates),
        mayMerge: z.boolean(),
        writtenAt: instant,
      }),
    ),
    fieldValues: z.partialRecord(z.enum(cannedFields), z.string()),
    employees: z.array(z.object({ employeeNo: z.int(), name: z.string() })),
  }),
  refusals: ['INQUIRY_NOT_FOUND'],
})
