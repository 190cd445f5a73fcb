import { importClasses, importDecisions } from '@hygiene/domain/staff/import/import-states'
import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'

export const decideImportRows = staffWrites('/api/staff/imports/decide', {
  permission: 'useImports',
  input: z.object({
    importNo: recordNo,
    rows: z.union([
      z.object({ rowAts: z.array(z.int().min(0)).min(1).max(1_000) }),
      z.object({ rowClass: z.enum(importClasses) }),
    ]),
    decision: z.enum(importDecisions).nullable(),
  }),
  entity: z.object({ rows: z.int() }),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY', 'IMPORT_DECISION_REFUSED'],
  perMinute: 120,
})
