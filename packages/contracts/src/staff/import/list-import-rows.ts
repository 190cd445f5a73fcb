import { importClasses, importOutcomes } from '@hygiene/domain'
import { z } from 'zod'
import { dataTableInput, tablePageOf, endpoint, recordNo } from '../../kit/index.ts'
import { STAFF_REFUSALS } from '../approval/approval-shape.ts'
import { shownImportRow } from './import-shape.ts'

/** Every row of one file beside the records that stand, masked. */
export const listImportRows = endpoint({
  operation: 'listImportRows',
  methods: ['POST'],
  path: '/api/staff/imports/rows',
  access: 'staff',
  permission: 'useImports',
  effect: 'reads',
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
  refusals: ['IMPORT_NOT_FOUND', ...STAFF_REFUSALS],
  perMinute: 240,
})
