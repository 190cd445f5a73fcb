import { z } from 'zod'
import { recordNo } from '../../kit/fields.ts'
import { staffReads } from '../../kit/declare.ts'
import { importCounts, importMapping, importRow } from './import-shape.ts'

export const readStaffImport = staffReads('/api/staff/imports/read', {
  methods: ['POST'],
  permission: 'useImports',
  sends: 'json',
  input: z.object({ importNo: recordNo }),
  entity: importRow.extend({
    encoding: z.string().nullable(),
    sheetName: z.string().nullable(),
    headerAt: z.int(),
    header: z.array(z.string()),
    /** Holds the first rows below the header, masked where they map to our columns. */
    samples: z.array(z.array(z.string())),
    mapping: importMapping,
    text: z.array(
      z.object({ key: z.string(), theirs: z.string(), rows: z.int(), ours: z.string().nullable() }),
    ),
    counts: importCounts,
    needsTwo: z.boolean(),
    approvalNo: z.int().nullable(),
    sameAsNo: z.int().nullable(),
  }),
  refusals: ['IMPORT_NOT_FOUND'],
  perMinute: 240,
})
