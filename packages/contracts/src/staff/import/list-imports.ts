import { importStatuses } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf, endpoint } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { importKind, importRow } from './import-shape.ts'

/** Imports of the kinds that the caller may read in, with their digest after the file is destroyed. */
export const listImports = endpoint({
  operation: 'listImports',
  methods: ['POST'],
  path: '/api/staff/imports/list',
  access: 'staff',
  permission: 'useImports',
  effect: 'reads',
  sends: 'json',
  input: dataTableInput({
    filter: z.object({ kind: importKind.optional(), status: z.enum(importStatuses).optional() }),
    sorts: ['uploadedAt'] as const,
  }),
  entity: tablePageOf(importRow),
  refusals: [...STAFF_REFUSALS],
  perMinute: 120,
})
