import { importStatuses } from '@hygiene/domain/staff/import/import-states'
import { z } from 'zod'
import { listsRecords } from '../../kit/list.ts'
import { importKind, importRow } from './import-shape.ts'

/** Returns imports of the kinds that the caller may import; the digest remains after the file is destroyed. */
export const listImports = listsRecords('/api/staff/imports/list', {
  permission: 'useImports',
  filter: z.object({ kind: importKind.optional(), status: z.enum(importStatuses).optional() }),
  sorts: ['uploadedAt'],
  row: importRow,
  perMinute: 120,
})
