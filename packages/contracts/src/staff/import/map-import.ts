import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { importMapping } from './import-shape.ts'

/** Keeps how columns and words of a file are mapped; with `isFinal` its rows are set beside the records that stand. */
export const mapImport = staffWrites('/api/staff/imports/map', {
  permission: 'useImports',
  input: importMapping.extend({
    importNo: recordNo,
    /** Another row than the one found: the columns are guessed again. */
    headerAt: z.int().min(0).max(19).optional(),
    isFinal: z.boolean().default(false),
  }),
  entity: z.object({ importNo: z.int() }),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY', 'IMPORT_COLUMNS_MISSING'],
  perMinute: 120,
})
