import { importStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, staffReads, tablePageOf } from '../../kit/index.ts'
import { importKind, importRow } from './import-shape.ts'

/** Imports of the kinds that the caller may read in, with their digest after the file is destroyed. */
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
