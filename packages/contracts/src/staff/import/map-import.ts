import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffWrites } from '../../kit/declare.ts'
import { importMapping } from './import-shape.ts'

/** Stores the mapping of columns and words; with `isFinal` the rows are compared with the existing records. */
export const mapImport = staffWrites('/api/staff/imports/map', {
  permission: 'useImports',
  input: importMapping.extend({
    importNo: recordNo,
    /** If it differs from the detected row, the columns are guessed again. */
    headerAt: z.int().min(0).max(19).optional(),
    isFinal: z.boolean().default(false),
  }),
  entity: z.object({ importNo: z.int() }),
  refusals: ['IMPORT_NOT_FOUND', 'IMPORT_NOT_READY', 'IMPORT_COLUMNS_MISSING'],
  perMinute: 120,
})
