import { importStatuses } from '@hygiene/domain/staff/import/import-states'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { staffReads } from '../../kit/declare.ts'
import { importKind, importRow } from './import-shape.ts'

/** Returns imports of the kinds that the caller may import; the digest remains after the file is destroyed. */
export const listImports = staffReads('/api/staff/imports/list', {
  methods: ['POST'],
  permission: 'useImports',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ kind: importKind.optional(), status: z.enum(importStatuses).optional() }),
    sorts: ['uploadedAt'] as const,
  }),
  entity: tablePageOf(importRow),
  perMinute: 120,
})
