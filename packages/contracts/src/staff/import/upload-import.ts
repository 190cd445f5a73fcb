import { z } from 'zod'
import { staffWrites } from '../../kit/declare.ts'
import { importKind } from './import-shape.ts'

/** Accepts a .csv or .xlsx of at most 60 MB for the worker to read. The same file returns its open import. */
export const uploadImport = staffWrites('/api/staff/imports/upload', {
  label: '가져올 파일 올리기',
  permission: 'useImports',
  sends: 'multipart',
  // Repeats `IMPORT_MOST.bytes` of the domain as a literal for the list of routes.
  takesFiles: { part: 'file', most: 1, bytes: 62_914_560 },
  input: z.object({ kind: importKind }),
  entity: z.object({ importNo: z.int(), isRepeated: z.boolean() }),
  refusals: ['FILE_MISSING', 'IMPORT_TYPE_REFUSED', 'IMPORT_MACROS', 'IMPORT_FILE_BROKEN'],
  perMinute: 20,
})
