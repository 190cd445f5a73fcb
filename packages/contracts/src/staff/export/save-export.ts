import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { savedExportForm } from '../../forms/export.ts'
import { staffWrites } from '../../kit/declare.ts'
import { exportChoice } from './export-choice.ts'
import { COLUMNS_REFUSED, exportView, hasItsColumns } from './saved-export-shape.ts'

/** Keeps a list with its columns and form under a name; the same name replaces. Typed words are not kept: they name people. */
export const saveExport = staffWrites('/api/staff/exports/saved/save', {
  permission: 'exportLists',
  input: z
    .object({
      choice: exportChoice,
      ...savedExportForm.shape,
      ...exportView,
      /** Null: for the caller alone; headquarters saves for a role. */
      role: z.enum(staffRoles).nullable().default(null),
    })
    .refine(hasItsColumns, COLUMNS_REFUSED),
  entity: z.object({ savedNo: z.int() }),
  refusals: ['SAVED_EXPORTS_FULL', 'EXPORT_UNMASKED_FORBIDDEN'],
  perMinute: 60,
})
