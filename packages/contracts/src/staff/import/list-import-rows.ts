import { importClasses, importOutcomes } from '@hygiene/domain/staff/import/import-states'
import { z } from 'zod'
import { dataTableInput, tablePageOf } from '../../kit/data-table.ts'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { shownImportRow } from './import-shape.ts'

export const listImportRows = staffReads('/api/staff/imports/rows', {
  label: '가져올 행 보기',
  methods: ['POST'],
  permission: 'useImports',
  audit: {},
  sends: 'json',
  input: dataTableInput({
    filter: z.object({
      importNo: recordNo,
      rowClass: z.enum(importClasses).optional(),
      state: z.enum(['undecided', 'skip', 'again', 'left', ...importOutcomes]).optional(),
    }),
    sorts: ['rowAt'] as const,
  }),
  entity: tablePageOf(shownImportRow),
  refusals: ['IMPORT_NOT_FOUND'],
  perMinute: 240,
})
