import { funnelStages } from '@hygiene/domain/staff/statistics/statistic'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../../kit/data-table.ts'
import { day, industryType, instant, recordNo, salesType } from '../../../kit/fields.ts'
import { provinceCode } from '../../../forms/text-fields.ts'
import { staffWrites } from '../../../kit/declare.ts'
import { eitherStatus, enrolmentNamed } from './staff-enrolment-shape.ts'

export const enrolmentFilter = z.object({
  kind: enrolmentNamed.kind.optional(),
  year: z.int().min(2000).max(2100).optional(),
  salesType: z.union([z.literal(1), z.literal(2)]).optional(),
  industryType: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  status: eitherStatus.optional(),
  branchNo: recordNo.optional(),
  sessionNo: recordNo.optional(),
  sidoCode: z.optional(provinceCode),
  /** Seoul days, both included. */
  appliedFrom: day.optional(),
  appliedTo: day.optional(),
  completedFrom: day.optional(),
  completedTo: day.optional(),
  /** The stage to which an enrolment came, as the figures count it. */
  reached: z.enum(funnelStages).optional(),
  /** Leaves out in-person enrolments whose session is still to come. */
  isHeld: z.boolean().optional(),
  /** The lecture at which study stands still. */
  stoppedAtNo: recordNo.optional(),
})
export const enrolmentSorts = ['appliedAt'] as const

/** Enrolments of both kinds, masked; those shown are in the log. Words find a person, a place or a licence. */
export const listStaffEnrolments = staffWrites('/api/staff/enrolments/list', {
  label: '수강 신청 목록 조회',
  isView: true,
  permission: 'readEnrolments',
  audit: {},
  input: dataTableInput({ filter: enrolmentFilter, sorts: enrolmentSorts }),
  entity: tablePageOf(
    z.object({
      /** «o» or «h» (a venue) before the number. */
      key: z.string(),
      ...enrolmentNamed,
      memberNo: z.int(),
      /** Masked. */
      userName: z.string(),
      businessName: z.string(),
      year: z.int(),
      salesType,
      industryType,
      status: eitherStatus,
      /** The last day to study online; the day of the session in a venue. */
      untilOn: z.string().nullable(),
      isExtended: z.boolean(),
      sessionNo: z.int().nullable(),
      branchName: z.string().nullable(),
      appliedAt: instant,
    }),
  ),
  perMinute: 120,
})
