import { z } from 'zod'
import { exportReasonForm } from '../../forms/export.ts'
import { instant, recordNo, text } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { exportSchedule } from './saved-export-shape.ts'

/** Schedules the caller's own saved export; it runs with the rights its employee has then. Null ends the schedule. */
export const scheduleExport = staffWrites('/api/staff/exports/saved/schedule', {
  label: '내보내기 예약',
  permission: 'exportLists',
  audit: {},
  input: z
    .object({
      savedNo: recordNo,
      schedule: exportSchedule.nullable(),
      purpose: z.optional(exportReasonForm.shape.purpose),
      text: text(200).default(''),
    })
    .refine(({ schedule, purpose }) => schedule === null || purpose !== undefined, {
      error: '사유를 골라주세요.',
      path: ['purpose'],
    })
    .refine(({ schedule, text: wording }) => schedule === null || wording.trim().length >= 2, {
      error: '설명을 2자 이상 입력해주세요.',
      path: ['text'],
    }),
  entity: z.object({ nextAt: instant.nullable() }),
  refusals: ['SAVED_EXPORT_NOT_FOUND'],
  perMinute: 60,
})
