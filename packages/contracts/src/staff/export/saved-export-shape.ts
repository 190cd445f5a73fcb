import { exportFormats } from '@hygiene/domain/staff/export/export'
import { exportListOf, type ExportScreen, exportScreens } from '@hygiene/domain/staff/export/export-lists'
import { exportRhythms } from '@hygiene/domain/staff/export/export-schedule'
import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { exportColumns } from '../../forms/export.ts'
import { instant } from '../../kit/fields.ts'

/** How a file of a list looks, as the dialog asks for it. */
export const exportView = {
  format: z.enum(exportFormats),
  /** Keys of the list's columns, in the order of the file. */
  columns: exportColumns,
  isUnmasked: z.boolean().default(false),
}

type View = { choice: { screen: ExportScreen }; columns: readonly string[] }

/** A file holds columns of its own list only. */
export const hasItsColumns = ({ choice, columns }: View): boolean =>
  columns.every((key) => exportListOf(choice.screen).columns.some((column) => column.key === key))
export const COLUMNS_REFUSED = {
  error: '이 목록에 없는 열이 있습니다. 열을 다시 골라주세요.',
  path: ['columns'],
}

/** When the worker orders it. */
export const exportSchedule = z
  .object({
    rhythm: z.enum(exportRhythms),
    /** Of a week from Sunday 0, of a month from 1; of every day null. */
    rhythmDay: z.int().min(0).max(31).nullable(),
    /** Of Seoul. */
    hour: z.int().min(0).max(23),
  })
  .refine(
    ({ rhythm, rhythmDay }) =>
      rhythm === 'daily'
        ? rhythmDay === null
        : rhythmDay !== null && (rhythm === 'weekly' ? rhythmDay <= 6 : rhythmDay >= 1),
    { error: '날을 골라주세요.', path: ['rhythmDay'] },
  )

/** A saved export of the caller, or of the caller's role. */
export const savedExportRow = z.object({
  savedNo: z.int(),
  screen: z.enum(exportScreens),
  savedName: z.string(),
  /** As the list's contract takes it. */
  filter: z.record(z.string(), z.unknown()),
  found: z.string(),
  columns: z.array(z.string()),
  format: z.enum(exportFormats),
  isUnmasked: z.boolean(),
  role: z.enum(staffRoles).nullable(),
  /** The caller's own: it can be scheduled. */
  isOwn: z.boolean(),
  mayRemove: z.boolean(),
  schedule: z
    .object({ rhythm: z.enum(exportRhythms), rhythmDay: z.int().nullable(), hour: z.int() })
    .nullable(),
  isPaused: z.boolean(),
  nextAt: instant.nullable(),
  /** Why the last turn made no file; null: it was ordered. */
  lastSaid: z.string().nullable(),
  lastAt: instant.nullable(),
})
