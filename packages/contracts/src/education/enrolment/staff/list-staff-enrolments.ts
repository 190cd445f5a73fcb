import { funnelStages } from '@hygiene/domain/staff/statistics/statistic'
import { onlineTypeLabel } from '@hygiene/domain/text'
import { z } from 'zod'
import { day, industryType, instant, recordNo, salesType } from '../../../kit/fields.ts'
import { provinceCode } from '../../../forms/text-fields.ts'
import { column, listsPeople } from '../../../kit/list.ts'
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
  /** Are Seoul days, both inclusive. */
  appliedFrom: day.optional(),
  appliedTo: day.optional(),
  completedFrom: day.optional(),
  completedTo: day.optional(),
  /** Is the stage that an enrolment reached, as the statistics count it. */
  reached: z.enum(funnelStages).optional(),
  isHeld: z.boolean().optional(),
  stoppedAtNo: recordNo.optional(),
})
export const enrolmentSorts = ['appliedAt'] as const

/** Lists enrolments of both kinds, masked. Each one shown is logged. The search matches a person, a place or a licence. */
export const listStaffEnrolments = listsPeople('/api/staff/enrolments/list', {
  label: '수강 신청 목록 조회',
  permission: 'readEnrolments',
  filter: enrolmentFilter,
  sorts: enrolmentSorts,
  row: z.object({
    /** Starts with «o» (online) or «h» (in person), followed by the number. */
    key: z.string(),
    appliedAt: column(instant, { header: '신청 일시', width: 145, format: 'minute' }),
    number: column(enrolmentNamed.number, { header: '신청', width: 68, isHeading: true }),
    kind: column(enrolmentNamed.kind, {
      header: '방법',
      width: 62,
      labels: { online: onlineTypeLabel[1], inPerson: onlineTypeLabel[2] },
    }),
    memberNo: z.int(),
    userName: column(z.string(), { header: '회원', width: 98, mask: 'name' }),
    businessName: column(z.string(), { header: '업소명', width: 130 }),
    year: column(z.int(), { id: 'course', header: '교육', width: 204 }),
    salesType,
    industryType,
    status: column(eitherStatus, { header: '상태', width: 120 }),
    /** Is the last day of online study, or the day of the in-person session. */
    untilOn: column(z.string().nullable(), { header: '마지막 날', width: 128 }),
    isExtended: z.boolean(),
    branchName: column(z.string().nullable(), { id: 'branch', header: '지회', width: 84 }),
    sessionNo: column(z.int().nullable(), {
      id: 'session',
      header: '회차',
      width: 70,
      align: 'end',
      isExtra: true,
    }),
  }),
  perMinute: 120,
})
