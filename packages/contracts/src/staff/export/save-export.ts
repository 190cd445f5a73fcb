import { staffRoles } from '@hygiene/domain/staff/permission/permissions'
import { z } from 'zod'
import { savedExportForm } from '../../forms/export.ts'
import { staffWrites } from '../../kit/declare.ts'
import { exportChoice } from './export-choice.ts'
import { COLUMNS_REFUSED, exportView, hasItsColumns } from './saved-export-shape.ts'

/**
 * Stores a list with its columns and format under a name; the same name replaces the old one. Search text is not stored, because
 * it names people.
 */
export const saveExport = staffWrites('/api/staff/exports/saved/save', {
  permission: 'exportLists',
  input: z
    .object({
      choice: exportChoice,
      ...savedExportForm.shape,
      ...exportView,
      role: z.enum(staffRoles).nullable().default(null),
    })
    .refine(hasItsColumns, COLUMNS_REFUSED),
  entity: z.object({ savedNo: z.int() }),
  refusals: ['SAVED_EXPORTS_FULL', 'EXPORT_UNMASKED_FORBIDDEN'],
  perMinute: 60,
})
