import { exportFormats } from '@hygiene/domain/staff/export/export'
import { exportListOf, type ExportScreen, exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { exportRhythms } from '@hygiene/domain/staff/export/export-schedule'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { exportColumns } from '../../forms/export.ts'
import { instant } from '../../kit/fields.ts'

export const exportView = {
  format: z.enum(exportFormats),
  columns: exportColumns,
  isUnmasked: z.boolean().default(false),
}

type View = { choice: { screen: ExportScreen }; columns: readonly string[] }

export const hasItsColumns = ({ choice, columns }: View): boolean =>
  columns.every((key) => exportListOf(choice.screen).columns.some((column) => column.key === key))
export const COLUMNS_REFUSED = {
  error: '이 목록에 없는 열이 있습니다. 열을 다시 골라주세요.',
  path: ['columns'],
}

export const exportSchedule = z
  .object({
    rhythm: z.enum(exportRhythms),
    /** Counts from Sunday 0 in a week and from 1 in a month; is null for a daily export. */
    rhythmDay: z.int().min(0).max(31).nullable(),
    hour: z.int().min(0).max(23),
  })
  .refine(
    ({ rhythm, rhythmDay }) =>
      rhythm === 'daily'
        ? rhythmDay === null
        : rhythmDay !== null && (rhythm === 'weekly' ? rhythmDay <= 6 : rhythmDay >= 1),
    { error: '날을 골라주세요.', path: ['rhythmDay'] },
  )

export const savedExportRow = z.object({
  savedNo: z.int(),
  screen: z.enum(exportScreens),
  savedName: z.string(),
  filter: z.record(z.string(), z.unknown()),
  found: z.string(),
  columns: z.array(z.string()),
  format: z.enum(exportFormats),
  isUnmasked: z.boolean(),
  role: z.enum(staffRoles).nullable(),
  isOwn: z.boolean(),
  mayRemove: z.boolean(),
  schedule: z
    .object({ rhythm: z.enum(exportRhythms), rhythmDay: z.int().nullable(), hour: z.int() })
    .nullable(),
  isPaused: z.boolean(),
  nextAt: instant.nullable(),
  /** Explains why the last turn made no file; is null if it was ordered. */
  lastSaid: z.string().nullable(),
  lastAt: instant.nullable(),
})
